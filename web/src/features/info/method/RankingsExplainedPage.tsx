import {
  composite,
  countText,
  CRITERIA,
  CRITERION_WORDS,
  MAX_WEIGHT,
  MEAN,
  MIN_COVERAGE,
  RHO,
  SAFEST_FROM,
  type Criterion,
} from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { RANKINGS_PATH } from '../../../entities/ranking/ranking-address.ts';
import { pointsText, shareText } from '../../../entities/ranking/score-words.ts';
import { CriterionList } from './CriterionList.tsx';
import { ImportanceTable } from './ImportanceTable.tsx';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { WeightSets } from './WeightSets.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** How personal rankings are made, with the very numbers that make them. */
export function RankingsExplainedPage() {
  return (
    <TextPage
      title="Personal rankings explained"
      description="How a personal ranking is made: ten criteria, their scales and usual weights, what happens to missing numbers, and one score taken apart."
      canonicalPath="/personal-rankings-explained"
      lead={
        <p>
          You say how much ten things matter, from 0 to {MAX_WEIGHT}. Every college gets a score from 0 to 100, and the order follows.
          Nothing else goes in: no votes, no fees, no opinion of ours.
        </p>
      }
      sections={[
        { id: 'try', title: 'Try it', body: TRY },
        { id: 'criteria', title: 'The ten criteria and their scales', body: <Criteria /> },
        { id: 'weights', title: 'Weights, and ready-made ones', body: <WeightSets /> },
        { id: 'example', title: 'One score taken apart', body: <WorkedExample /> },
        { id: 'missing', title: 'When a number is missing', body: <Missing /> },
        { id: 'ties', title: 'Ties, ranks and bands', body: TIES },
        { id: 'importance', title: 'Why a weight is not an importance', body: IMPORTANCE },
        { id: 'limits', title: 'What the scores cannot tell', body: LIMITS },
        { id: 'sources', title: 'Where the numbers come from', body: SOURCES },
      ]}
    />
  );
}

const TRY = (
  <>
    <p>Ten sliders, filters, and every college in the order that follows. A link keeps all of it.</p>
    <p>
      <ButtonLink to={RANKINGS_PATH}>Make your own ranking</ButtonLink>
    </p>
  </>
);

function Criteria() {
  return (
    <>
      <p>
        Each criterion turns figures into 0 to 100 on a fixed scale. The ends are set once and published here, so a college’s score depends
        on that college alone: nobody’s score moves because another college reports something new.
      </p>
      <p>“Typical” is the mean of 1,476 four-year public and nonprofit colleges with at least 500 undergraduates.</p>
      <CriterionList />
    </>
  );
}

const lower = (criteria: readonly Criterion[]): string =>
  criteria.map((criterion) => CRITERION_WORDS[criterion].label.toLowerCase()).join(', ');

function Missing() {
  const following = CRITERIA.filter((criterion) => RHO[criterion] > 0);
  const still = CRITERIA.filter((criterion) => RHO[criterion] === 0);
  const known = 90;
  const part = (key: Criterion, score: number | null) => ({ key, weight: 1, mean: MEAN[key], rho: RHO[key], score });
  const filled = composite([part('completion', known), part('earnings', null)]).parts[1]?.used ?? 0;
  return (
    <>
      <p>
        A college that reports too little gets no score: at least {shareText(MIN_COVERAGE)} of what you weighed must be known. Those
        colleges stand after the others, without a rank.
      </p>
      <p>
        Otherwise a missing score is filled in, so that leaving a number out neither pays nor costs. For {lower(still)} it becomes the
        typical score. For {lower(following)}, which tend to go together, it moves with the college: by {shareText(RHO.earnings)} of how far
        the college is from typical in what is known of it.
      </p>
      <p>
        An example: only completion and earnings count, completion scores {known} where {MEAN.completion} is typical, and earnings are not
        known. Earnings then count with {pointsText(filled)} instead of the typical {MEAN.earnings}.
      </p>
      <p>Beside every score stands how much of it rests on reported numbers.</p>
    </>
  );
}

const TIES = (
  <>
    <p>
      Scores are shown, and compared, to one decimal. Colleges with the same score share a rank, and the next rank is skipped: 1, 2, 2, 4. A
      smaller difference means nothing, so none is claimed.
    </p>
    <p>
      Within a shared rank the better known college comes first, then the alphabet decides. Filters number the remaining colleges anew and
      change no score.
    </p>
    <p>
      Weights are rough: few people can tell a 3 from a 4. So every order is made again with each weight one step higher and one step lower,
      and beside a rank stands the best and the worst that came out, as in #12 (12–22). The further down the order, the closer the scores
      and the wider the band.
    </p>
  </>
);

const IMPORTANCE = (
  <>
    <p>
      A large weight does not make a criterion decide the order. What decides is how much colleges differ in it, and whether it pulls the
      same way as the rest. Cost is the best example: colleges that score high on most things are often expensive, so a moderate weight on
      cost is outvoted. If one thing must be true for you, filter for it instead of raising its weight.
    </p>
    <ImportanceTable />
  </>
);

const LIMITS = (
  <ul>
    <li>
      <strong>Averages.</strong> All figures describe past students as a group. Your price, your chances and your earnings will differ.
    </li>
    <li>
      <strong>Safety.</strong> Colleges report offenses themselves, on campus only. One that encourages reporting looks worse. With few
      students, chance weighs much, so small colleges are drawn towards the average and none below {countText(SAFEST_FROM)} students should
      be called safest.
    </li>
    <li>
      <strong>Carnegie classes</strong> describe what kind of college it is, not how good. They are no criterion here.
    </li>
    <li>
      <strong>Two-year and four-year colleges</strong> report graduation over different times. Compare their completion with care.
    </li>
    <li>
      <strong>What is not measured.</strong> Teaching, friendships, whether you will feel at home. Visit, and ask people who study there.
    </li>
  </ul>
);

const SOURCES = (
  <>
    <p>
      Admission, completion, students and price come from IPEDS; net price, earnings and debt from the College Scorecard; both belong to the
      US Department of Education, as do offenses, from Clery Act reports, and athletics, from the Equity in Athletics data. Research
      spending comes from the HERD survey of the National Science Foundation.
    </p>
    <p>
      Where a source says nothing of a college, its criterion counts as not reported. Each college’s page names the source and year of every
      number, and <TextLink to="/data">the data page</TextLink> says how complete they are.
    </p>
  </>
);

import { countText } from '../../../api/domain/colleges.ts';
import { MAX_WEIGHT, MIN_COVERAGE, PRESET_WORDS, RANK_GROUP_LABELS, SAFEST_FROM } from '../../../api/domain/rankings.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { gateText, UNRANKED_TITLE } from '../../../entities/ranking/group-words.ts';
import { RANKINGS_PATH } from '../../../entities/ranking/ranking-address.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';
import { CriterionList } from './CriterionList.tsx';
import { ImportanceTable } from './ImportanceTable.tsx';
import { SmallCohorts } from './SmallCohorts.tsx';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { UnknownScores } from './UnknownScores.tsx';
import { WeightSets } from './WeightSets.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** Explains personal rankings with the constants of the method. */
export function RankingsExplainedPage() {
  return (
    <TextPage
      title="Personal rankings explained"
      description="How personal rankings work: ten criteria, their scales and default weights, missing numbers, and one score explained."
      canonicalPath="/personal-rankings-explained"
      lead={
        <p>
          You set how much ten criteria matter, from 0 to {MAX_WEIGHT}. Colleges are ranked by a score from 0 to 100. Votes, fees and our
          opinions do not count.
        </p>
      }
      sections={[
        { id: 'try', title: 'Try it', body: TRY },
        { id: 'criteria', title: 'The ten criteria and their scales', body: <Criteria /> },
        { id: 'weights', title: 'Weights and presets', body: <WeightSets /> },
        { id: 'example', title: 'One score explained', body: <WorkedExample /> },
        { id: 'missing', title: 'When a number is missing', body: <UnknownScores /> },
        { id: 'few', title: 'Rates of few students', body: <SmallCohorts /> },
        { id: 'groups', title: 'Which colleges are ranked together', body: GROUPS },
        { id: 'ties', title: 'Ties, ranks and bands', body: TIES },
        { id: 'importance', title: 'Weight and effect', body: IMPORTANCE },
        { id: 'limits', title: 'Limits of the scores', body: LIMITS },
        { id: 'sources', title: 'Where the numbers come from', body: SOURCES },
      ]}
    />
  );
}

const TRY = (
  <>
    <p>Set ten sliders and filters and see the ranking. You can save it as a link.</p>
    <p>
      <ButtonLink to={RANKINGS_PATH}>Create your ranking</ButtonLink>
    </p>
  </>
);

function Criteria() {
  return (
    <>
      <p>
        Each criterion converts figures to a score from 0 to 100 on a fixed scale. The ends of the scale are published here. So a college’s
        score depends only on its own figures, not on other colleges.
      </p>
      <p>
        “Typical” is the mean of 1,755 four-year public and nonprofit colleges with at least 500 undergraduates. It starts the charts, but
        changes no score.
      </p>
      <CriterionList />
    </>
  );
}

const GROUPS = (
  <>
    <p>Every list and ranking shows one group at a time, because their figures do not compare:</p>
    <ul>
      <li>
        <strong>{RANK_GROUP_LABELS['four-year']}</strong> mainly award bachelor’s degrees.
      </li>
      <li>
        <strong>{RANK_GROUP_LABELS['two-year']}</strong> mainly award associate’s degrees and certificates. Their lists use the weights of
        the preset “{PRESET_WORDS['community-college']}”, because selectivity and research do not apply to them.
      </li>
      <li>
        <strong>{RANK_GROUP_LABELS.faith}</strong> mainly teach a religion, such as seminaries and yeshivas.
      </li>
      <li>
        <strong>{RANK_GROUP_LABELS.specialist}</strong> mainly teach one field, such as health, art, business, engineering or a trade.
      </li>
    </ul>
    <p>
      A filter shows specialist schools of one field: arts and design, health, business and engineering, or trades and careers. It also
      shows liberal arts colleges alone, among the four-year colleges. The Carnegie class tells the field, and the name of a school without
      a class.
    </p>
    <p>
      The Carnegie class of a college decides its group, and its name and type where it has none. Tabs lead from one group to the others,
      and the search shows all of them.
    </p>
    <p>
      {gateText({ all: false })} Other colleges follow below as “{UNRANKED_TITLE}”, each with its reason. You can rank them too, if{' '}
      {shareText(MIN_COVERAGE)} of your weights is known.
    </p>
  </>
);

const TIES = (
  <>
    <p>
      Scores are rounded to one decimal and compared in this form, because smaller differences mean nothing. Colleges with the same score
      share a rank, and the next rank is skipped: 1, 2, 2, 4.
    </p>
    <p>
      Colleges with the same score are in our suggested order, which is also the first order of the search: colleges with a rank in their
      group first, then by the score with the default weights, then by size. The alphabet decides nothing. Filters change the ranks but not
      the scores.
    </p>
    <p>
      Weights are rough: few people can tell a 3 from a 4. So we compute every ranking again with each weight one step higher and one step
      lower. The rank shows the best and worst result as a band, as in #12 (12–22). Further down the ranking, scores are closer and bands
      are wider.
    </p>
  </>
);

const IMPORTANCE = (
  <>
    <p>
      A large weight does not always have a large effect on the order. The effect also depends on how much colleges differ on the criterion,
      and on how it relates to the other criteria. For example, colleges with high scores on most criteria are often expensive, so a
      moderate weight on cost has little effect. If something is a requirement for you, use a filter instead of a higher weight.
    </p>
    <ImportanceTable />
  </>
);

const LIMITS = (
  <ul>
    <li>
      <strong>Averages.</strong> All figures describe groups of past students. Your price, chances and earnings will differ.
    </li>
    <li>
      <strong>Safety.</strong> Colleges report offenses themselves, on campus only. A college that encourages reporting looks worse. Figures
      of small colleges vary by chance, so we move their scores toward the average. We divide by all students of the college. Do not call a
      college with fewer than {countText(SAFEST_FROM)} students the safest.
    </li>
    <li>
      <strong>Carnegie classes</strong> describe the kind of college, not its quality. They are not a criterion here.
    </li>
    <li>
      <strong>Specialist and faith schools</strong> include two-year and four-year programs. Compare their completion with care.
    </li>
    <li>
      <strong>Not measured.</strong> Teaching, friendships, and whether you will feel at home. Visit the college and ask its students.
    </li>
  </ul>
);

const SOURCES = (
  <>
    <p>
      Admission, completion, students and price come from IPEDS. Net price, earnings and debt come from the College Scorecard. Offenses come
      from Clery Act reports, and athletics from Equity in Athletics. The U.S. Department of Education publishes these four. Research
      spending comes from the HERD survey of the National Science Foundation.
    </p>
    <p>
      If a source has no data for a college, the criterion counts as not reported. Each college’s page shows the source and year of every
      number. The <TextLink to="/data">data page</TextLink> shows how complete the data is.
    </p>
  </>
);

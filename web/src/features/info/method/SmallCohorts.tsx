import { countText, MIN_COHORT } from '../../../api/domain/colleges.ts';
import { COMPARABLE, RATE_GROUPS, RATE_PRIORS, scoredGraduationOf } from '../../../api/domain/rankings.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { EXAMPLE_COLLEGE } from './scale-examples.ts';

const RATE = 0.9;
const FEW = 36;
const MANY = 3_000;

const usedFor = (graduationCohort: number): string =>
  shareText(scoredGraduationOf({ ...EXAMPLE_COLLEGE, graduationRate: RATE, graduationCohort }) ?? 0);

/** How the rates of few students are adjusted. */
export function SmallCohorts() {
  return (
    <>
      <p>
        {shareText(RATE)} of {countText(MANY)} students says more than {shareText(RATE)} of {FEW}, where a few students decide. So scores
        use graduation and retention rates as if some average students of the same group were added.
      </p>
      <NumberTable
        caption="Average students that are added to a rate"
        head={['Group', 'Graduation', 'Retention']}
        rows={RATE_GROUPS.map((group) => [
          `${group[0]?.toUpperCase()}${group.slice(1)}`,
          ...[RATE_PRIORS.graduation[group], RATE_PRIORS.retention[group]].map(({ mean, students }) => `${students} at ${shareText(mean)}`),
        ])}
      />
      <p>
        Example: at a four-year college {shareText(RATE)} finish. Among {FEW} students this counts as {usedFor(FEW)}, among{' '}
        {countText(MANY)} as {usedFor(MANY)}. Pages show the reported rate. Rates of fewer than {MIN_COHORT} students are not shown and
        count as missing. If the number of students is not published, we assume {MIN_COHORT}, but never raise the rate.
      </p>
      <p>
        The search in order of a graduation or retention rate lists rates of fewer than {COMPARABLE.cohort} students, and colleges with
        fewer than {COMPARABLE.students} undergraduates, after the others. From {COMPARABLE.cohort} students on, one student changes a rate
        by at most {shareText(1 / COMPARABLE.cohort)}.
      </p>
    </>
  );
}

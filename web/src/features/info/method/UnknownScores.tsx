import { type College, FIGURES, MIN_COHORT, SHARED_FIGURES } from '../../../api/domain/colleges.ts';
import { COMPARABLE, MIN_COVERAGE, PRESTIGE, prestigeOf, testOf } from '../../../api/domain/rankings.ts';
import { enumeration } from '../../../api/domain/shared.ts';
import { pointsText, shareText } from '../../../entities/ranking/score-words.ts';
import { EXAMPLE_COLLEGE } from './scale-examples.ts';

const KNOWN = 90;
const SENDERS = { avgSAT: 1340, satCohort: 35, avgACT: 20, actCohort: 447 };
const RATES = { graduationRate: 0.85, retentionRate: 0.93 };

const SHARED = enumeration(SHARED_FIGURES.map((key) => FIGURES[key].label.toLowerCase()));

/** What a missing score counts as, and why. */
export function UnknownScores() {
  const { zero, full } = PRESTIGE.test;
  const test = testPointsOf({ ...EXAMPLE_COLLEGE, acceptanceRateNum: 0.5, ...RATES });
  return (
    <>
      <p>
        A college gets a rank only if it has data for at least {shareText(COMPARABLE.known)} of your weights, or {shareText(MIN_COVERAGE)}{' '}
        if you rank small and little-known colleges too. Other colleges come last, without a rank.
      </p>
      <p>
        Otherwise, a missing score counts as 0. So no college gains by withholding a figure. A typical score would reward that: in almost
        every group of colleges, some score 0 on cost, value, earnings and completion, and they would gain by silence.
      </p>
      <p>
        Example: only completion and earnings count, and equally. Completion scores {KNOWN} and earnings are not known. Then the score is{' '}
        {pointsText(KNOWN / 2)}.
      </p>
      <p>
        There is one exception, inside “Selectivity and completion”. Many good colleges publish no test scores. For them we use about the
        lowest scores of colleges with such graduation and retention rates. Example: {shareText(RATES.graduationRate)} finish and{' '}
        {shareText(RATES.retentionRate)} return. Then the test counts with {pointsText(test)}, as an SAT of{' '}
        {Math.round(zero + (test / 100) * (full - zero))} does.
      </p>
      <p>
        Many colleges have scores of both tests. The test that more of the new students sent counts there: among {SENDERS.actCohort}{' '}
        students with an ACT of {SENDERS.avgACT} and {SENDERS.satCohort} with an SAT of {SENDERS.avgSAT}, the test counts as an SAT of{' '}
        {testOf(SENDERS)}. Averages of fewer than {MIN_COHORT} students are not shown and do not count.
      </p>
      <p>
        Some figures are published once for all campuses of an institution: {SHARED}. They count only for the main campus. The other
        campuses have no score by them, and follow colleges that have the figure for themselves in the search in that order.
      </p>
      <p>
        This rule has a cost. Colleges that cannot report a figure rank lower than they may deserve, for example colleges without federal
        aid, whose earnings and Pell grants no source counts. Every score shows how much of it is based on reported numbers.
      </p>
    </>
  );
}

const testPointsOf = (college: College): number => prestigeOf(college).parts.find(({ key }) => key === 'test')?.used ?? 0;

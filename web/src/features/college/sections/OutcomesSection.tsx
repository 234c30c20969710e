import type { CollegeDetail, FigureKey } from '../../../api/domain/colleges.ts';
import { labelOf } from '../../../entities/college/figure-words.ts';
import { figureBars } from '../charts/figure-bars.ts';
import { SectionChart } from '../charts/SectionChart.tsx';
import { figureOf, knownFiguresOf } from '../college-figures.ts';
import { figureFact } from '../facts/facts.ts';
import { MissingFacts } from '../facts/Facts.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';
import { FigureRows } from './FigureRows.tsx';

const ALWAYS: FigureKey[] = ['graduationRate', 'retentionRate', 'transferRate', 'earningsAfter10Years', 'medianDebt', 'defaultRate'];
/** Rates of other groups of students. Missing ones share a line. */
const OTHER_RATES: FigureKey[] = ['pellGraduationRate', 'degreeAfter8Years'];

const RATES: FigureKey[] = ['graduationRate', ...OTHER_RATES, 'retentionRate', 'transferRate'];

/** One line of a chart on a phone. */
const SHORT_LABELS: Partial<Record<FigureKey, string>> = {
  pellGraduationRate: 'Graduation rate, Pell students',
  degreeAfter8Years: 'Degree within eight years',
};
const shortLabelOf = (figure: FigureKey): string => SHORT_LABELS[figure] ?? labelOf(figure);

export function OutcomesSection({ detail }: { detail: CollegeDetail }) {
  const [graduation, ...others] = ALWAYS.map((key) => figureOf(detail, key));
  const figures = [graduation, ...knownFiguresOf(detail, OTHER_RATES), ...others, ...knownFiguresOf(detail, optionalFigures(detail))];
  return (
    <FoldedSection id="outcomes" title="Outcomes" summary={summaryOf(detail, 'outcomes')}>
      <SectionChart
        title="How many finish, return and transfer"
        bars={figureBars(detail, RATES, shortLabelOf)}
        peers={detail.peers.definition}
      >
        Each share is of the students that its figure below describes, from 0 to 100%.
      </SectionChart>
      <FigureRows figures={figures.filter((figure) => figure !== undefined)} detail={detail} />
      <NoEarnings detail={detail} />
      <MissingFacts facts={OTHER_RATES.map((key) => figureFact(detail, key))} />
    </FoldedSection>
  );
}

const EARLY_EARNINGS: FigureKey[] = ['earningsAfter6Months', 'earningsAfter2Years'];
const NO_EARLY_EARNINGS = 'No federal source publishes this for whole colleges.';

const isRepeat = ({ medianEarnings, earningsAfter10Years }: CollegeDetail['college']): boolean => medianEarnings === earningsAfter10Years;

/** Early earnings if a source ever has them. Median earnings usually repeat the ten-year earnings: only if they differ. */
const optionalFigures = ({ college }: CollegeDetail): FigureKey[] => [
  ...EARLY_EARNINGS,
  ...(isRepeat(college) ? [] : ['medianEarnings' as const]),
];

/** A line for each of the earnings that has no row, with the reason. */
function NoEarnings({ detail: { college } }: { detail: CollegeDetail }) {
  const lines = EARLY_EARNINGS.filter((key) => college[key] === null).map((key) => [labelOf(key), NO_EARLY_EARNINGS]);
  const repeat = [
    [labelOf('medianEarnings'), `The same as the earnings 10 years after entry${college.medianEarnings === null ? ': missing' : ''}.`],
  ];
  return (
    <ul className="mt-3 text-sm text-muted">
      {[...lines, ...(isRepeat(college) ? repeat : [])].map(([label, reason]) => (
        <li key={label}>
          {label}: {reason}
        </li>
      ))}
    </ul>
  );
}

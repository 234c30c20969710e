import type { CollegeDetail, FigureKey } from '../../../api/domain.ts';
import { figureOf, knownFiguresOf } from '../college-figures.ts';
import { Section } from '../Section.tsx';
import { FigureRows } from './FigureRows.tsx';

const ALWAYS: FigureKey[] = ['graduationRate', 'retentionRate', 'transferRate', 'earningsAfter10Years', 'medianDebt', 'defaultRate'];

export function OutcomesSection({ detail }: { detail: CollegeDetail }) {
  const optional: FigureKey[] = ['earningsAfter6Months', 'earningsAfter2Years', ...otherEarnings(detail)];
  const figures = [...ALWAYS.map((key) => figureOf(detail, key)), ...knownFiguresOf(detail, optional)];
  return (
    <Section id="outcomes" title="Outcomes">
      <FigureRows figures={figures} detail={detail} />
    </Section>
  );
}

/** Median earnings usually repeat the ten-year earnings. Show them only if they differ. */
const otherEarnings = ({ college }: CollegeDetail): FigureKey[] =>
  college.medianEarnings === college.earningsAfter10Years ? [] : ['medianEarnings'];

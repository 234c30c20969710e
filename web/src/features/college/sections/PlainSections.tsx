import type { CollegeDetail, FigureKey } from '../../../api/domain.ts';
import { FactRows } from './FactRows.tsx';
import { factOf, knownFactsOf } from '../facts.ts';
import { Section } from '../Section.tsx';

interface Props {
  detail: CollegeDetail;
}

export function OutcomesSection({ detail }: Props) {
  const always: FigureKey[] = ['graduationRate', 'retentionRate', 'transferRate', 'earningsAfter10Years', 'medianDebt', 'defaultRate'];
  const whenKnown: FigureKey[] = ['earningsAfter6Months', 'earningsAfter2Years', ...otherEarnings(detail)];
  const facts = [...always.map((figure) => factOf(detail, figure)), ...knownFactsOf(detail, whenKnown)];
  return (
    <Section id="outcomes" title="Outcomes">
      <FactRows facts={facts} detail={detail} />
    </Section>
  );
}

/** The headline earnings are mostly the ten-year ones; the same number twice would only puzzle. */
const otherEarnings = ({ college }: CollegeDetail): FigureKey[] =>
  college.medianEarnings === college.earningsAfter10Years ? [] : ['medianEarnings'];

export function StudentsSection({ detail }: Props) {
  const figures: FigureKey[] = ['size', 'totalEnrollment', 'percentPellGrant', 'percentFirstGen'];
  return (
    <Section id="students" title="Students">
      <FactRows facts={figures.map((figure) => factOf(detail, figure))} detail={detail} />
    </Section>
  );
}

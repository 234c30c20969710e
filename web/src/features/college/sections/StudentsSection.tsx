import type { CollegeDetail, FigureKey } from '../../../api/domain.ts';
import { figureOf } from '../college-figures.ts';
import { Section } from '../Section.tsx';
import { FigureRows } from './FigureRows.tsx';

const FIGURES_SHOWN: FigureKey[] = ['size', 'totalEnrollment', 'percentPellGrant', 'percentFirstGen'];

export function StudentsSection({ detail }: { detail: CollegeDetail }) {
  return (
    <Section id="students" title="Students">
      <FigureRows figures={FIGURES_SHOWN.map((key) => figureOf(detail, key))} detail={detail} />
    </Section>
  );
}

import type { CollegeDetail, FigureKey } from '../../../api/domain/colleges.ts';
import { figureOf } from '../college-figures.ts';
import { factOf, figureFact, type Fact } from '../facts/facts.ts';
import { Facts } from '../facts/Facts.tsx';
import { RaceShares } from '../facts/RaceShares.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';
import { FigureRows } from './FigureRows.tsx';

const FIGURES_SHOWN: FigureKey[] = ['size', 'studentFacultyRatio', 'percentPellGrant', 'percentFirstGen'];
// prettier-ignore
const FACTS: FigureKey[] = [
  'totalEnrollment', 'percentWomen', 'percentInternational', 'percentInState', 'percentPartTime', 'percentAge25Plus', 'percentOnlineOnly',
  'transfersIn',
];

export function StudentsSection({ detail }: { detail: CollegeDetail }) {
  return (
    <FoldedSection id="students" title="Students" summary={summaryOf(detail, 'students')}>
      <FigureRows figures={FIGURES_SHOWN.map((key) => figureOf(detail, key))} detail={detail} />
      <div className={`mt-6 grid gap-x-10 gap-y-8 ${detail.college.undergraduateRaces === null ? '' : 'lg:grid-cols-2'}`}>
        <div>
          <Facts detail={detail} facts={factsOf(detail)} isWide={detail.college.undergraduateRaces === null} />
        </div>
        <RaceShares detail={detail} />
      </div>
    </FoldedSection>
  );
}

function factsOf(detail: CollegeDetail): Fact[] {
  const races = detail.college.undergraduateRaces === null ? [factOf(detail, 'undergraduateRaces', undefined)] : [];
  return [...FACTS.map((key) => figureFact(detail, key)), ...races];
}

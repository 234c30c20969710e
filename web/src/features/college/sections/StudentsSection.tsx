import type { CollegeDetail, FigureKey } from '../../../api/domain/colleges.ts';
import { figureBars } from '../charts/figure-bars.ts';
import { SectionChart } from '../charts/SectionChart.tsx';
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

// prettier-ignore
const SHARES: FigureKey[] = [
  'percentPellGrant', 'percentFirstGen', 'percentWomen', 'percentInternational', 'percentInState', 'percentPartTime', 'percentAge25Plus',
  'percentOnlineOnly',
];

export function StudentsSection({ detail }: { detail: CollegeDetail }) {
  return (
    <FoldedSection id="students" title="Students" summary={summaryOf(detail, 'students')}>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <SectionChart title="Shares of students" bars={figureBars(detail, SHARES)} peers={detail.peers.definition}>
          Each share is of the students that its figure below describes, from 0 to 100%.
        </SectionChart>
        <RaceShares detail={detail} />
      </div>
      <FigureRows figures={FIGURES_SHOWN.map((key) => figureOf(detail, key))} detail={detail} />
      <div className="mt-5">
        <Facts detail={detail} facts={factsOf(detail)} isWide />
      </div>
    </FoldedSection>
  );
}

function factsOf(detail: CollegeDetail): Fact[] {
  const races = detail.college.undergraduateRaces === null ? [factOf(detail, 'undergraduateRaces', undefined)] : [];
  return [...FACTS.map((key) => figureFact(detail, key)), ...races];
}

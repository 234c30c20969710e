import { use, useEffect } from 'react';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { MajorsSection } from '../majors/MajorsSection.tsx';
import { AdmissionsSection } from '../sections/AdmissionsSection.tsx';
import { AthleticsSection } from '../sections/AthleticsSection.tsx';
import { CampusSection } from '../sections/CampusSection.tsx';
import { ChangesSection } from '../sections/ChangesSection.tsx';
import { CostSection } from '../sections/CostSection.tsx';
import { OutcomesSection } from '../sections/OutcomesSection.tsx';
import { ResearchSection } from '../sections/ResearchSection.tsx';
import { SafetySection } from '../sections/SafetySection.tsx';
import { ScoresSection } from '../sections/ScoresSection.tsx';
import { SimilarSection } from '../sections/SimilarSection.tsx';
import { StudentsSection } from '../sections/StudentsSection.tsx';
import { FieldNote } from '../sources/FieldNote.tsx';
import { SourcesSection } from '../sources/SourcesSection.tsx';
import { LastSections } from './LastSections.tsx';
import type { Folded } from './folded.ts';
import { openAddressed } from '../folded/open-section.ts';

/** Every section but the first, and the note of all source buttons. They need the whole detail. */
export function FoldedSections({ folded }: { folded: Folded }) {
  const detail = folded.known() ?? use(arrivalOf(folded));
  useEffect(openAddressed, []);
  return (
    <>
      <MajorsSection detail={detail} />
      <CostSection detail={detail} />
      <AdmissionsSection detail={detail} />
      <OutcomesSection detail={detail} />
      <StudentsSection detail={detail} />
      <CampusSection detail={detail} />
      <SafetySection detail={detail} />
      <AthleticsSection detail={detail} />
      <ResearchSection detail={detail} />
      <ScoresSection detail={detail} />
      <SourcesSection detail={detail} />
      <ChangesSection detail={detail} />
      <SimilarSection detail={detail} />
      <LastSections detail={detail} />
      <FieldNote detail={detail} />
    </>
  );
}

/** Not an error if it fails: React would put it in the place of the page. */
function arrivalOf({ load, arrived }: Folded): Promise<CollegeDetail> {
  load().catch(() => undefined);
  return arrived;
}

import type { CollegeDetail } from '../../api/domain/colleges.ts';
import { AdmissionsSection } from './sections/AdmissionsSection.tsx';
import { AthleticsSection } from './sections/AthleticsSection.tsx';
import { CampusSection } from './sections/CampusSection.tsx';
import { ChangesSection } from './sections/ChangesSection.tsx';
import { CostSection } from './sections/CostSection.tsx';
import { OutcomesSection } from './sections/OutcomesSection.tsx';
import { ResearchSection } from './sections/ResearchSection.tsx';
import { SafetySection } from './sections/SafetySection.tsx';
import { ScoresSection } from './sections/ScoresSection.tsx';
import { SimilarSection } from './sections/SimilarSection.tsx';
import { StudentsSection } from './sections/StudentsSection.tsx';
import { GlanceSection } from './glance/GlanceSection.tsx';
import { LastSections } from './LastSections.tsx';
import { OpenAll } from './OpenAll.tsx';
import { FieldNote } from './sources/FieldNote.tsx';
import { ReportProblem } from './report/ReportProblem.tsx';
import { SourcesSection } from './sources/SourcesSection.tsx';

/** The answers and key figures, then every other section, folded. */
export function Sections({ detail }: { detail: CollegeDetail }) {
  return (
    <>
      <GlanceSection detail={detail} />
      <div className="mt-12 border-t border-line">
        <OpenAll />
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
        <ReportProblem detail={detail} />
      </div>
      <FieldNote detail={detail} />
    </>
  );
}

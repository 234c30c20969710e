import type { CollegeDetail } from '../../../api/contracts.ts';
import { AdmissionsSection } from './AdmissionsSection.tsx';
import { AthleticsSection } from './AthleticsSection.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { CostSection } from './CostSection.tsx';
import { OutcomesSection, StudentsSection } from './PlainSections.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { ResearchSection } from './ResearchSection.tsx';
import { SafetySection } from './SafetySection.tsx';
import { ScoresSection } from './ScoresSection.tsx';
import { SimilarSection } from './SimilarSection.tsx';
import { SourcesSection } from './SourcesSection.tsx';

/** Everything below the first numbers. */
export function LowerSections({ detail }: { detail: CollegeDetail }) {
  return (
    <>
      <CostSection detail={detail} />
      <AdmissionsSection detail={detail} />
      <OutcomesSection detail={detail} />
      <StudentsSection detail={detail} />
      <SafetySection detail={detail} />
      <AthleticsSection detail={detail} />
      <ResearchSection detail={detail} />
      <ScoresSection detail={detail} />
      <SourcesSection detail={detail} />
      <ChangesSection detail={detail} />
      <SimilarSection detail={detail} />
      <ReceiptList detail={detail} />
    </>
  );
}

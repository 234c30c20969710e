import { LateSections } from './late/LateSections.tsx';
import { OpenAll } from './folded/OpenAll.tsx';
import type { CollegeHead } from './college-head.ts';
import { GlanceSection } from './glance/GlanceSection.tsx';
import { ReportProblem } from './report/ReportProblem.tsx';

/** The answers and key figures, then every other section, folded. */
export function Sections({ head }: { head: CollegeHead }) {
  return (
    <>
      <GlanceSection detail={head} />
      <div className="mt-12 border-t border-line">
        <OpenAll />
        <LateSections key={head.college.slug} college={head.college} />
        <ReportProblem college={head.college} />
      </div>
    </>
  );
}

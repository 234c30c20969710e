import { Suspense } from 'react';
import { isThin, type CollegeDetail } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Hero } from './Hero.tsx';
import { lowerPart } from './chunks.ts';
import { SectionNav } from './SectionNav.tsx';
import { breadcrumbData, collegeData } from './structured-data.ts';
import { summaryOf } from './summary.ts';

/** Everything known about one college. Plain elements only: the server renders this page for every visitor and crawler. */
export function CollegeProfile({ detail }: { detail: CollegeDetail }) {
  const { publicUrl } = useSite();
  const { name, location, state, slug } = detail.college;
  return (
    <>
      <PageHead
        title={`${name}, ${location}, ${state}`}
        description={summaryOf(detail)}
        canonicalPath={`/colleges/${slug}`}
        imagePath={`/og/${slug}.png`}
        isUnlisted={isThin(detail.college)}
      />
      <StructuredData value={collegeData(detail, publicUrl)} />
      <StructuredData value={breadcrumbData(detail, publicUrl)} />
      <Hero detail={detail} />
      <SectionNav />
      <div className="page pb-8">
        <AtAGlance detail={detail} />
        <Suspense>
          <lowerPart.Part detail={detail} />
        </Suspense>
      </div>
    </>
  );
}

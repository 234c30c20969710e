import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type CollegeDetail, isThin, type Listing, listingOf } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { track } from '../../entities/consent/analytics.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { sectionsChunk } from './chunks.ts';
import { collegeDetailQuery } from './college.queries.ts';
import { CollegeHeader } from './CollegeHeader.tsx';
import { breadcrumbData, collegeData, summaryOf } from './metadata.ts';
import { SectionNav } from './Section.tsx';

/** Pages about institutions that students cannot choose. People do look for colleges that have closed. */
const NOT_INDEXED: readonly Listing[] = ['office', 'no-undergraduates', 'left'];

/** The page /colleges/{slug}. */
export function CollegePage() {
  const slug = useLoaderData<string>();
  const { data } = useSuspenseQuery(collegeDetailQuery(useSite().api, slug));
  useEffect(() => track('college_view'), [slug]);
  return <CollegeProfile detail={data} />;
}

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
        isUnlisted={isThin(detail.college) || NOT_INDEXED.includes(listingOf(detail.college))}
      />
      <StructuredData value={collegeData(detail, publicUrl)} />
      <StructuredData value={breadcrumbData(detail, publicUrl)} />
      <CollegeHeader detail={detail} />
      <SectionNav />
      <div className="page pb-8">
        <Suspense>
          <sectionsChunk.Component detail={detail} />
        </Suspense>
      </div>
    </>
  );
}

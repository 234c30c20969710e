import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { isThin, type Listing, listingOf } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { track } from '../../entities/consent/analytics.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { sectionsChunk } from './chunks.ts';
import type { CollegeHead } from './college-head.ts';
import { collegeHeadQuery } from './college.queries.ts';
import { CollegeHeader } from './CollegeHeader.tsx';
import { breadcrumbData, collegeData, summaryOf } from './metadata.ts';
import { SectionNav } from './Section.tsx';

/** Pages about institutions that students cannot choose. People do look for colleges that have closed. */
const NOT_INDEXED: readonly Listing[] = ['office', 'no-undergraduates', 'left'];

/** The page /colleges/{slug}. */
export function CollegePage() {
  const slug = useLoaderData<string>();
  const { api, queries } = useSite();
  const { data } = useSuspenseQuery(collegeHeadQuery(api, queries, slug));
  useEffect(() => track('college_view'), [slug]);
  return <CollegeProfile head={data} />;
}

export function CollegeProfile({ head }: { head: CollegeHead }) {
  const { publicUrl } = useSite();
  const { name, location, state, slug } = head.college;
  return (
    <>
      <PageHead
        title={`${name}, ${location}, ${state}`}
        description={summaryOf(head)}
        canonicalPath={`/colleges/${slug}`}
        imagePath={`/og/${slug}.png`}
        isUnlisted={isThin(head.college) || NOT_INDEXED.includes(listingOf(head.college))}
      />
      <StructuredData value={collegeData(head, publicUrl)} />
      <StructuredData value={breadcrumbData(head, publicUrl)} />
      <CollegeHeader detail={head} />
      <SectionNav />
      <div className="page pb-8" data-print="dense">
        <Suspense>
          <sectionsChunk.Component head={head} />
        </Suspense>
      </div>
    </>
  );
}

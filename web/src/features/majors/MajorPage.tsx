import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { MIN_COLLEGES_OF_PAGE, type MajorWhere } from '../../api/domain/majors.ts';
import { useSite } from '../../api/site.ts';
import { breadcrumbList } from '../../entities/page/breadcrumb-data.ts';
import { collegesText } from '../../entities/page/colleges-text.ts';
import { itemList } from '../../entities/page/item-list.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { ResultsRegion, SkipToResults } from '../../ui/page/SkipToResults.tsx';
import { AwardLevels } from './AwardLevels.tsx';
import { AwardsSource } from './AwardsSource.tsx';
import { Definition } from './Definition.tsx';
import { allCollegesHref, majorHref, type MajorAddress } from './major-address.ts';
import { occupationsChunk, tableChunk } from './major-chunks.ts';
import { headingOf, introOf } from './major-words.ts';
import { majorsCrumbs } from './majors-crumbs.ts';
import { majorQuery } from './majors.queries.ts';
import { MajorStates } from './MajorStates.tsx';
import { NearbyStates } from './NearbyStates.tsx';
import { MajorOutcomes } from './outcomes/MajorOutcomes.tsx';
import { RelatedMajors } from './RelatedMajors.tsx';

/** A family or a major: its degrees, the colleges with the most graduates, and where else it is taught. */
export function MajorPage() {
  const address = useLoaderData<MajorAddress>();
  const { api, publicUrl } = useSite();
  const { data: major } = useSuspenseQuery(majorQuery(api, address));
  const heading = headingOf(major);
  const intro = introOf(major);
  const crumbs = majorsCrumbs(major);
  const isFew = major.colleges < MIN_COLLEGES_OF_PAGE;
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title={`${heading}: colleges and degrees`}
        description={`${heading}: ${intro}`}
        canonicalPath={majorHref(address)}
        isUnlisted={isFew}
      />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      {major.items.length > 0 && <StructuredData value={itemList(publicUrl, heading, listedOf(major))} />}
      <Breadcrumb items={crumbs.map(({ label, to }, index) => (index < crumbs.length - 1 ? { label, to } : { label }))} />
      <h1 className="mt-4 text-3xl">{heading}</h1>
      <SkipToResults />
      <p className="mt-4 max-w-text text-lg">{intro}</p>
      <Definition {...major} />
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-8">
        {major.levels.length > 0 && <AwardLevels levels={major.levels} newest={major.newest} />}
        {major.state === null && <MajorOutcomes {...major} />}
      </div>
      {major.items.length > 0 && <Colleges major={major} />}
      {major.state === null && major.family && (
        <Suspense>
          <occupationsChunk.Component slug={major.slug} code={major.code} />
        </Suspense>
      )}
      {major.state === null ? <MajorStates major={major} /> : <NearbyStates major={major} />}
      <RelatedMajors major={major} />
      <AwardsSource newest={major.newest} />
    </div>
  );
}

const listedOf = ({ items, colleges }: MajorWhere) => ({ items, page: 1, perPage: items.length, total: colleges });

function Colleges({ major }: { major: MajorWhere }) {
  const title = major.colleges > major.items.length ? 'Colleges with the most graduates' : 'Colleges, most graduates first';
  return (
    <>
      <h2 className="mt-10 text-2xl">{title}</h2>
      <ResultsRegion>
        <Suspense>
          <tableChunk.Component caption={title} items={major.items} newest={major.newest} code={major.code} />
        </Suspense>
      </ResultsRegion>
      <p className="mt-6" data-print="hide">
        <ButtonLink to={allCollegesHref(major)} variant="secondary">
          {major.colleges === 1 ? 'Search for this college' : `All ${collegesText(major.colleges)}`}
        </ButtonLink>
      </p>
    </>
  );
}

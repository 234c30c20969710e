import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { countText } from '../../api/domain/colleges.ts';
import type { MajorFamily, TaughtMajor } from '../../api/domain/majors.ts';
import { useSite } from '../../api/site.ts';
import { breadcrumbList } from '../../entities/page/breadcrumb-data.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AwardsSource } from './AwardsSource.tsx';
import { finderChunk } from './finder-chunk.ts';
import { majorHref, MAJORS } from './major-address.ts';
import { shortCountsText, yearText } from './major-words.ts';
import { majorsCrumbs } from './majors-crumbs.ts';
import { majorFamiliesQuery } from '../../entities/major-search/majors.queries.ts';
import { PlainFinder } from './PlainFinder.tsx';

const TITLE = 'What can I study?';

/** All families of majors, each folded, and a field that finds a major by words of students. */
export function MajorsPage() {
  const { api, publicUrl } = useSite();
  const { families, newest } = useSuspenseQuery(majorFamiliesQuery(api)).data;
  const intro = introOf(families, yearText(newest));
  const crumbs = majorsCrumbs();
  return (
    <div className="page py-8 md:py-10">
      <PageHead title={TITLE} description={intro} canonicalPath={MAJORS} isUnlisted={families.length === 0} />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Majors' }]} />
      <h1 className="mt-4 text-3xl">{TITLE}</h1>
      <p className="mt-4 max-w-text text-lg">{intro}</p>
      <form
        action="/discover"
        role="search"
        aria-label="Find a major"
        data-print="hide"
        className="mt-6 max-w-text"
        onSubmit={(event) => event.preventDefault()}
      >
        <Suspense fallback={<PlainFinder />}>
          <finderChunk.Component families={families} />
        </Suspense>
      </form>
      <h2 className="mt-10 text-2xl">Families of majors</h2>
      <ul className="mt-4 rounded-card border border-line bg-card">
        {families.map((family) => (
          <Family key={family.code} family={family} />
        ))}
      </ul>
      <AwardsSource newest={newest} />
    </div>
  );
}

function introOf(families: readonly MajorFamily[], year: string): string {
  if (families.length === 0) return 'The data has no majors yet.';
  const majors = families.reduce((sum, family) => sum + family.majors.length, 0);
  return `${countText(majors)} majors in ${countText(families.length)} families, with the colleges that offer each and the degrees and certificates they awarded in ${year}.`;
}

const Family = ({ family }: { family: MajorFamily }) => (
  <li className="border-t border-line first:border-t-0">
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 px-4 py-2">
        <span aria-hidden="true" className="text-primary transition-transform duration-150 group-open:rotate-90">
          ›
        </span>
        <span>
          <span className="font-medium">{family.name}</span>{' '}
          <span className="figure block text-xs text-muted sm:inline sm:text-sm">{shortCountsText(family)}</span>
        </span>
      </summary>
      <ul className="columns-1 gap-x-8 px-4 pb-4 pl-9 sm:columns-2 lg:columns-3">
        <MajorLink major={family} label={`All ${family.majors.length} of the family`} />
        {family.majors.map((major) => (
          <MajorLink key={major.code} major={major} />
        ))}
      </ul>
    </details>
  </li>
);

const MajorLink = ({ major, label = major.name }: { major: TaughtMajor; label?: string }) => (
  <li className="break-inside-avoid py-1">
    <TextLink to={majorHref(major)} className="inline-block min-h-6">
      {label}
    </TextLink>{' '}
    <span className="figure text-sm text-muted">{countText(major.colleges)}</span>
  </li>
);

import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { countText, priceText } from '../../api/domain/colleges.ts';
import type { StateSummary } from '../../api/domain/rankings.ts';
import { useSite } from '../../api/site.ts';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import { pathOf, STATE_INDEX } from './list-url.ts';
import { statesQuery } from './lists.queries.ts';
import { OtherLists } from './OtherLists.tsx';
import { breadcrumbList } from '../../entities/page/breadcrumb-data.ts';

const TITLE = 'Colleges by state';

/** The state outlines are large. The server renders them as links, so the script can wait. */
export const mapChunk = hydratedChunk(async () => (await import('../../entities/state-map/StateMap.tsx')).StateMap, { isPatient: true });

/** All states and territories as a map, a list and a table. */
export function StateIndexPage() {
  const { api, publicUrl } = useSite();
  const { data: states } = useSuspenseQuery(statesQuery(api));
  const byName = [...states].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const intro = introOf(states);
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: TITLE, to: STATE_INDEX },
  ];
  return (
    <div className="page py-8 md:py-10">
      <PageHead title={TITLE} description={intro} canonicalPath={STATE_INDEX} isUnlisted={states.length === 0} />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: TITLE }]} />
      <h1 className="mt-4 text-3xl">{TITLE}</h1>
      <p className="mt-4 max-w-text text-lg">{intro}</p>
      <Suspense fallback={<Skeleton className="mt-8 aspect-[195/122] w-full" />}>
        <mapChunk.Component places={byName.map(placeOf)} hrefOf={(code) => pathOf({ kind: 'state', state: code })} />
      </Suspense>
      <h2 className="mt-10 text-2xl">All states and territories</h2>
      <ul className="mt-4 columns-1 gap-x-8 sm:columns-2 md:columns-3 lg:columns-4">
        {byName.map((state) => (
          <li key={state.code} className="break-inside-avoid py-1">
            <StateName state={state} /> <span className="figure text-sm text-muted">{countText(state.count)}</span>
          </li>
        ))}
      </ul>
      <details className="group mt-8 rounded-card border border-line bg-card">
        <summary className="flex min-h-11 items-center gap-2 px-4 py-2 font-medium text-primary">
          <span aria-hidden="true" className="transition-transform duration-150 group-open:rotate-90">
            ›
          </span>
          The map as a table, with median net prices
        </summary>
        <StateTable states={byName} />
      </details>
      <OtherLists current={STATE_INDEX} />
    </div>
  );
}

function introOf(states: readonly StateSummary[]): string {
  const total = states.reduce((sum, { count }) => sum + count, 0);
  const largest = [...states].sort((a, b) => b.count - a.count)[0];
  if (!largest) return 'The data has no colleges yet.';
  return `${countText(total)} colleges in ${countText(states.length)} states and territories. ${largest.name} has the most, ${countText(largest.count)}. Choose a state to see its colleges ranked. Every figure shows its year.`;
}

/** "median net price $16,200 a year" */
const placeOf = ({ code, name, count, medianNetPrice }: StateSummary) => ({
  ...{ code, name, count },
  note: medianNetPrice === null ? 'no net price reported' : `median net price ${priceText(medianNetPrice)} a year`,
});

const StateName = ({ state: { code, name } }: { state: StateSummary }) => (
  <TextLink to={pathOf({ kind: 'state', state: code })} className="inline-block min-h-6">
    {name}
  </TextLink>
);

function StateTable({ states }: { states: readonly StateSummary[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="px-4 pb-3 text-left text-muted">
        Median net price: the yearly price after grants, from the latest year each college reports.
      </caption>
      <thead>
        <tr className="border-y border-line">
          <th scope="col" className="px-4 py-2 text-left font-semibold">
            State or territory
          </th>
          <th scope="col" className="px-4 py-2 text-right font-semibold">
            Colleges
          </th>
          <th scope="col" className="px-4 py-2 text-right font-semibold">
            Median net price
          </th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state.code} className="border-b border-line last:border-0 hover:bg-tint">
            <th scope="row" className="px-4 py-2 text-left font-normal">
              <StateName state={state} />
            </th>
            <td className="figure px-4 py-2 text-right">{countText(state.count)}</td>
            <td className="figure px-4 py-2 text-right">
              {state.medianNetPrice === null ? <span className="text-muted">Not reported</span> : priceText(state.medianNetPrice)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

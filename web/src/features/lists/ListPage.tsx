import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../api/site.ts';
import { ResultsRegion, SkipToResults } from '../../ui/page/SkipToResults.tsx';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { paginationChunk } from '../../ui/page/pagination-chunk.ts';
import { groupTabsChunk } from '../../entities/ranking/group-tabs-chunk.ts';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { footChunk, tableChunk } from './chunks.ts';
import { gateHref, groupHref, hrefOf, pathOf, STATE_INDEX, type ListAddress } from './list-url.ts';
import { Introduction } from './Introduction.tsx';
import { introOf, titleOf } from './list-text.ts';
import { listQuery } from './lists.queries.ts';
import { OtherLists } from './OtherLists.tsx';
import { StateOutline } from './StateOutline.tsx';
import { breadcrumbList, type Crumb } from '../../entities/page/breadcrumb-data.ts';
import { itemList } from '../../entities/page/item-list.ts';

/** A ranked list of the colleges of one kind or one state, one group at a time. */
export function ListPage() {
  const address = useLoaderData<ListAddress>();
  const { api, publicUrl } = useSite();
  const { data: list } = useSuspenseQuery(listQuery(api, address));
  const title = titleOf(address, list.group === list.firstGroup ? undefined : list.group);
  const caption = address.page === 1 ? title : `${title}, page ${address.page}`;
  const canonical = { ...address, group: list.group === list.firstGroup ? undefined : list.group, all: undefined };
  const intro = introOf(address, list);
  const crumbs = crumbsTo(canonical, title);
  const isEmpty = list.items.length === 0;
  return (
    <div className="page py-8 md:py-10">
      <PageHead title={caption} description={intro} canonicalPath={hrefOf(canonical)} isUnlisted={isEmpty || list.all} />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      {!isEmpty && <StructuredData value={itemList(publicUrl, title, { ...list, total: list.ranked + list.unranked })} />}
      <Breadcrumb items={crumbs.map(({ label, to }, index) => (index < crumbs.length - 1 ? { label, to } : { label }))} />
      <div className="mt-4 flex items-center gap-3">
        <h1 className="text-3xl">{title}</h1>
        {list.outline && <StateOutline {...list.outline} />}
      </div>
      <SkipToResults />
      <Introduction page={address.page} text={list.intro} />
      <p className="mt-3 max-w-text">{intro}</p>
      <div className="mt-4">
        <Suspense>
          <groupTabsChunk.Component group={list.group} groups={list.groups} hrefOf={(group) => groupHref(address, group, list)} />
        </Suspense>
      </div>
      <ResultsRegion>
        <Suspense>{!isEmpty && <tableChunk.Component caption={caption} list={list} gateHref={gateHref(address)} />}</Suspense>
      </ResultsRegion>
      <div className="mt-10">
        <Suspense>
          <paginationChunk.Component
            page={list.page}
            pages={Math.ceil((list.ranked + list.unranked) / list.perPage)}
            hrefOf={(page) => hrefOf(address, { page })}
          />
        </Suspense>
      </div>
      <Suspense>
        <footChunk.Component list={list} address={address} />
      </Suspense>
      <OtherLists current={pathOf(address)} />
    </div>
  );
}

function crumbsTo(address: ListAddress, title: string): Crumb[] {
  const parent = address.kind === 'state' ? { label: 'Colleges by state', to: STATE_INDEX } : { label: 'Colleges', to: '/discover' };
  return [{ label: 'Home', to: '/' }, parent, { label: title, to: hrefOf(address, { page: 1 }) }];
}

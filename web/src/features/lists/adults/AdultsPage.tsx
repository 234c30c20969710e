import { useSuspenseQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../../api/site.ts';
import { breadcrumbList } from '../../../entities/page/breadcrumb-data.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { StructuredData } from '../../../entities/page/StructuredData.tsx';
import { GroupTabs } from '../../../entities/ranking/GroupTabs.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { ResultsRegion, SkipToResults } from '../../../ui/page/SkipToResults.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CsvLink } from '../CsvLink.tsx';
import { Introduction } from '../Introduction.tsx';
import { adultsQuery } from '../lists.queries.ts';
import { ADULTS_TITLE } from '../list-text.ts';
import { GOOD_FOR_ADULTS } from '../list-url.ts';
import { OtherLists } from '../OtherLists.tsx';
import { itemList } from '../../../entities/page/item-list.ts';
import {
  ADULTS_SEARCH,
  adultsCsvHref,
  adultsHref,
  adultsIntro,
  basisText,
  LIMITS,
  MEMBERS,
  ORDER,
  silentText,
  type AdultsAddress,
} from './adults-words.ts';
import { AdultsTable } from './AdultsTable.tsx';

/** Colleges where many adults study, by the share of all who entered and finished. One group at a time. */
export function AdultsPage() {
  const address = useLoaderData<AdultsAddress>();
  const { api, publicUrl } = useSite();
  const { data: list } = useSuspenseQuery(adultsQuery(api, address));
  const { group, groups, items, page, perPage, unknown, basis } = list;
  const caption = page === 1 ? ADULTS_TITLE : `${ADULTS_TITLE}, page ${page}`;
  const intro = adultsIntro(group, groups[group]);
  const isEmpty = items.length === 0;
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Colleges', to: '/discover' },
    { label: ADULTS_TITLE, to: adultsHref({ ...address, page: 1 }) },
  ];
  return (
    <div className="page py-8 md:py-10">
      <PageHead title={caption} description={`${intro} ${ORDER}`} canonicalPath={adultsHref(address)} isUnlisted={isEmpty} />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      {!isEmpty && <StructuredData value={itemList(publicUrl, ADULTS_TITLE, { items, page, perPage, total: groups[group] })} />}
      <Breadcrumb items={[...crumbs.slice(0, -1), { label: ADULTS_TITLE }]} />
      <h1 className="mt-4 text-3xl">{ADULTS_TITLE}</h1>
      <SkipToResults />
      <Introduction page={page} text={list.intro} />
      <p className="mt-3 max-w-text">
        {intro} <TextLink to="#method">How this list is made</TextLink>
      </p>
      <div className="mt-4">
        <GroupTabs group={group} groups={groups} hrefOf={(each) => adultsHref({ group: each, page: 1 })} />
      </div>
      <ResultsRegion>{!isEmpty && <AdultsTable caption={caption} group={group} items={items} />}</ResultsRegion>
      <div className="mt-10">
        <Pagination page={page} pages={Math.ceil(groups[group] / perPage)} hrefOf={(each) => adultsHref({ group, page: each })} />
      </div>
      <section aria-labelledby="method" className="mt-8 max-w-text space-y-2 rounded-card border border-line bg-card p-4 text-sm sm:p-5">
        <h2 id="method" className="text-lg">
          How this list is made
        </h2>
        <p>{MEMBERS}</p>
        <p>{[ORDER, silentText(group, unknown)].filter((text) => text !== undefined).join(' ')}</p>
        <p>{LIMITS}</p>
        <p className="text-muted">
          {basisText(basis)} <TextLink to="/data">What each figure means</TextLink>
        </p>
      </section>
      <div className="mt-6 flex flex-wrap gap-2" data-print="hide">
        <ButtonLink to={ADULTS_SEARCH} variant="secondary">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filter colleges
        </ButtonLink>
        {!isEmpty && <CsvLink to={adultsCsvHref(group)} file="good-for-adults.csv" />}
      </div>
      <OtherLists current={GOOD_FOR_ADULTS} />
    </div>
  );
}

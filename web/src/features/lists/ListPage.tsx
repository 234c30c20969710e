import { useSuspenseQuery } from '@tanstack/react-query';
import { Download, SlidersHorizontal } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { MAX_WEIGHT, type CollegeList } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { collegesText } from '../../entities/college/college-words.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { gateSwitchText, gateText, GROUP_NOUNS } from '../../entities/ranking/group-words.ts';
import { GroupTabs } from '../../entities/ranking/GroupTabs.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { csvHref, groupHref, hrefOf, personalRankingHref, pathOf, searchHref, STATE_INDEX, type ListAddress } from './list-url.ts';
import { ignoredText, introOf, titleOf, totalOf, weightsText } from './list-text.ts';
import { listQuery } from './lists.queries.ts';
import { ListTable } from './ListTable.tsx';
import { OtherLists } from './OtherLists.tsx';
import { breadcrumbList, itemList, type Crumb } from './structured-data.ts';

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
      {!isEmpty && <StructuredData value={itemList(publicUrl, title, list)} />}
      <Breadcrumb items={crumbs.map(({ label, to }, index) => (index < crumbs.length - 1 ? { label, to } : { label }))} />
      <h1 className="mt-4 text-3xl">{title}</h1>
      <p className="mt-4 max-w-text text-lg">{intro}</p>
      {!isEmpty && <Formula list={list} address={address} />}
      <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
        <ButtonLink to={searchHref(address)} variant="secondary">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filter {totalOf(list) === list.groups[list.group] ? 'these' : 'all'} {collegesText(totalOf(list))}
        </ButtonLink>
        {!isEmpty && (
          <ButtonLink to={csvHref(address, list)} variant="secondary" download="ranking.csv" data-reload="">
            <Download aria-hidden="true" className="size-4" />
            Export CSV
          </ButtonLink>
        )}
      </div>
      <div className="mt-8">
        <GroupTabs group={list.group} groups={list.groups} hrefOf={(group) => groupHref(address, group, list)} />
      </div>
      {!isEmpty && <ListTable caption={caption} list={list} gateHref={gateHref(address)} />}
      <div className="mt-10">
        <Pagination
          page={list.page}
          pages={Math.ceil((list.ranked + list.unranked) / list.perPage)}
          hrefOf={(page) => hrefOf(address, { page })}
        />
      </div>
      <OtherLists current={pathOf(address)} />
    </div>
  );
}

/** The list with the other gate. */
const gateHref = (address: ListAddress): string => hrefOf(address, { page: 1, all: address.all ? undefined : true });

function crumbsTo(address: ListAddress, title: string): Crumb[] {
  const parent = address.kind === 'state' ? { label: 'Colleges by state', to: STATE_INDEX } : { label: 'Colleges', to: '/discover' };
  return [{ label: 'Home', to: '/' }, parent, { label: title, to: hrefOf(address, { page: 1 }) }];
}

/** How the list is ranked, with links to a personal ranking and to the other gate. */
function Formula({ list, address }: { list: CollegeList; address: ListAddress }) {
  const { formula, group, all } = list;
  return (
    <div className="mt-6 max-w-text rounded-card border border-line bg-card p-4 text-sm sm:p-5">
      <p>
        <strong className="font-semibold">How this list is ranked.</strong> Only {GROUP_NOUNS[group].many} are ranked among each other. A
        score from 0 to 100 weighs {weightsText(formula.weights)}, each out of {MAX_WEIGHT}. {ignoredText(formula.weights)}{' '}
        <TextLink to="/personal-rankings-explained">How the score works</TextLink>
      </p>
      <p className="mt-2">
        {gateText({ all })}{' '}
        {all && (
          <TextLink to={gateHref(address)} data-keep-scroll="">
            {gateSwitchText({ all })}
          </TextLink>
        )}
      </p>
      <p className="mt-2" data-print="hide">
        Your priorities may differ. <TextLink to={personalRankingHref(address, list)}>Make it yours</TextLink>
      </p>
      {MIXES_LEVELS.includes(group) && (
        <p className="mt-2 text-muted">
          Do not compare the graduation rates of two-year and four-year programs. They differ in length. Each rate shows its kind of
          college.
        </p>
      )}
    </div>
  );
}

const MIXES_LEVELS: readonly CollegeList['group'][] = ['faith', 'specialist'];

import { useSuspenseQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { MAX_WEIGHT, type Weights } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { hrefOf, personalRankingHref, pathOf, searchHref, STATE_INDEX, type ListAddress } from './list-url.ts';
import { ignoredText, introOf, titleOf, unrankedText, weightsText } from './list-text.ts';
import { listQuery } from './lists.queries.ts';
import { ListTable } from './ListTable.tsx';
import { OtherLists } from './OtherLists.tsx';
import { breadcrumbList, itemList, type Crumb } from './structured-data.ts';

/** A ranked list of the colleges of one kind or one state. */
export function ListPage() {
  const address = useLoaderData<ListAddress>();
  const { api, publicUrl } = useSite();
  const { data: list } = useSuspenseQuery(listQuery(api, address));
  const title = titleOf(address);
  const intro = introOf(address, list);
  const crumbs = crumbsTo(address, title);
  const isEmpty = list.items.length === 0;
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title={address.page === 1 ? title : `${title}, page ${address.page}`}
        description={intro}
        canonicalPath={hrefOf(address)}
        isUnlisted={isEmpty}
      />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      {!isEmpty && <StructuredData value={itemList(publicUrl, title, list)} />}
      <Breadcrumb items={crumbs.map(({ label, to }, index) => (index < crumbs.length - 1 ? { label, to } : { label }))} />
      <h1 className="mt-4 text-3xl">{title}</h1>
      <p className="mt-4 max-w-text text-lg">{intro}</p>
      {!isEmpty && <Formula weights={list.formula.weights} personalHref={personalRankingHref(address, list.formula.weights)} />}
      <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
        <ButtonLink to={searchHref(address)} variant="secondary">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filter these colleges
        </ButtonLink>
      </div>
      {!isEmpty && <ListTable caption={captionOf(title, address.page)} list={list} />}
      {list.unranked > 0 && <p className="mt-4 text-sm text-muted">{unrankedText(list.unranked)}.</p>}
      <div className="mt-10">
        <Pagination
          page={list.page}
          pages={Math.ceil((list.ranked + list.unranked) / list.perPage)}
          hrefOf={(page) => hrefOf(address, page)}
        />
      </div>
      <OtherLists current={pathOf(address)} />
    </div>
  );
}

const captionOf = (title: string, page: number): string => (page === 1 ? title : `${title}, page ${page}`);

function crumbsTo(address: ListAddress, title: string): Crumb[] {
  const parent = address.kind === 'state' ? { label: 'Colleges by state', to: STATE_INDEX } : { label: 'Colleges', to: '/discover' };
  return [{ label: 'Home', to: '/' }, parent, { label: title, to: pathOf(address) }];
}

/** How the list is ranked, with a link to a personal ranking. */
function Formula({ weights, personalHref }: { weights: Weights; personalHref: string }) {
  return (
    <div className="mt-6 max-w-text rounded-card border border-line bg-card p-4 text-sm sm:p-5">
      <p>
        <strong className="font-semibold">How this list is ranked.</strong> A score from 0 to 100 weighs {weightsText(weights)}, each out of{' '}
        {MAX_WEIGHT}. {ignoredText(weights)} <TextLink to="/personal-rankings-explained">How the score works</TextLink>
      </p>
      <p className="mt-2">
        Your priorities may differ. <TextLink to={personalHref}>Make it yours</TextLink>
      </p>
      <p className="mt-2 text-muted">
        Do not compare the graduation rates of two-year and four-year colleges. Their programs differ in length, and many students of
        two-year colleges transfer before they finish. Each rate shows its kind of college.
      </p>
    </div>
  );
}

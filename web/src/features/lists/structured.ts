import type { CollegeList } from '../../api/domain.ts';

export interface Crumb {
  label: string;
  /** From the root; absent for the page itself in what people see. */
  to: string;
}

/** The way up to a page as schema.org describes it. */
export function breadcrumbList(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  };
}

/** The colleges of a page in their order, as schema.org describes it. Positions go on from page to page. */
export function itemList(publicUrl: string, name: string, { items, page, perPage, ranked, unranked }: CollegeList): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: ranked + unranked,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: items.map(({ college }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * perPage + index + 1,
      name: college.name,
      url: `${publicUrl}/colleges/${college.slug}`,
    })),
  };
}

import type { CollegeList } from '../../api/domain.ts';

export interface Crumb {
  label: string;
  /** A path from the root. */
  to: string;
}

/** A breadcrumb as schema.org BreadcrumbList. */
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

/** One page of colleges as schema.org ItemList. Positions continue across pages. */
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

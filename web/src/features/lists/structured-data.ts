import type { CollegeList } from '../../api/domain/rankings.ts';

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

interface ListedPage {
  items: readonly { college: { name: string; slug: string } }[];
  page: number;
  perPage: number;
  /** On all pages. */
  total: number;
}

/** One page of colleges as schema.org ItemList. Positions continue across pages. */
export function itemList(publicUrl: string, name: string, { items, page, perPage, total }: ListedPage): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: items.map(({ college }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * perPage + index + 1,
      name: college.name,
      url: `${publicUrl}/colleges/${college.slug}`,
    })),
  };
}

/** The name and the descriptions of the product. To rename the product, edit this file. */
export const PRODUCT = {
  name: 'Alma',
  slug: 'alma',
  tagline: 'Discover the right college for you.',
  promise: 'Search colleges, find roommates, and discover student services all in one place.',
  mission:
    'Alma helps students rediscover the possibilities, listen to their instincts, and feel empowered to choose the college that fits them.',
} as const;

/** Public pages with figures, besides those of colleges and states, by canonical address. */
export const DATA_PAGES: readonly string[] = [
  '/',
  '/discover',
  '/colleges/best-public-colleges',
  '/colleges/best-private-colleges',
  '/colleges/best-community-colleges',
  '/colleges/best-hbcu-colleges',
  '/colleges/good-for-adults',
  '/colleges/states',
  '/majors',
  '/rankings',
  '/data',
];

/** Public pages that change with the site and not with the data. */
export const TEXT_PAGES: readonly string[] = [
  `/${PRODUCT.slug}`,
  `/${PRODUCT.slug}/about`,
  '/personal-rankings-explained',
  '/about',
  '/safety',
  '/roommates',
  '/roommates/about',
  '/privacy',
  '/cookies',
  '/user-agreement',
];

import { PRODUCT } from './product.ts';

/** Pages, besides those of colleges and states, that show figures, each under its one canonical address. */
export const PAGES_OF_DATA: readonly string[] = [
  '/',
  '/discover',
  '/colleges/best-public-colleges',
  '/colleges/best-private-colleges',
  '/colleges/best-community-colleges',
  '/colleges/best-hbcu-colleges',
  '/colleges/states',
  '/rankings',
  '/data',
];

/** Pages that explain; they change with the site, not with the data. */
export const PAGES_OF_TEXT: readonly string[] = [
  `/${PRODUCT.slug}`,
  `/${PRODUCT.slug}/about`,
  '/personal-rankings-explained',
  '/about',
  '/privacy',
  '/cookies',
  '/user-agreement',
];

import { PRODUCT } from './product.ts';

/** The pages, besides those of colleges and states, that a search engine should know, each under its one canonical address. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/discover',
  '/colleges/best-public-colleges',
  '/colleges/best-private-colleges',
  '/colleges/best-community-colleges',
  '/colleges/best-hbcu-colleges',
  '/colleges/states',
  `/${PRODUCT.slug}/about`,
  '/personal-rankings-explained',
  '/about',
  '/privacy',
  '/cookies',
  '/user-agreement',
];

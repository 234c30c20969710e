import type { Contracts } from '../../../src/contracts/index.ts';

/** What the site calls. This table is on every page, so it leaves out the calls of the panel, which has its own client. */
export type SiteContracts = Omit<Contracts, 'admin'> & { admin: Pick<Contracts['admin'], 'me'> };
type Route<E> = E extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never;
/** Method and path of the calls of a contract: `{ list: 'GET /api/colleges' }`. */
export type RoutesOf<C> = { readonly [K in keyof C]: Route<C[K]> };
export type Routes<M extends keyof SiteContracts> = RoutesOf<SiteContracts[M]>;

/** The modules that most visits do not call: those of signed-in people and of single pages. */
export const RARE_MODULES = [
  'dictionary',
  'history',
  'majors',
  'dataIssues',
  'snapshot',
  'accounts',
  'favorites',
  'profile',
  'secondStep',
  'savedRankings',
  'savedSearches',
  'myServices',
  'listings',
  'messages',
  'reports',
  'roommates',
] as const;
export type RareModule = (typeof RARE_MODULES)[number];

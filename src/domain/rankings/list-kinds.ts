import type { SearchQuery } from '../colleges/search-params.ts';

/** The ready-made lists of colleges (specification §2); `state` is one list a state. */
export const LIST_KINDS = ['public', 'private', 'community', 'hbcu', 'state'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** The search that selects about the same colleges, so that a list can be filtered further. */
export const SEARCH_OF_LIST: Record<Exclude<ListKind, 'state'>, SearchQuery> = {
  public: { control: ['public'] },
  private: { control: ['private_nonprofit', 'private_for_profit'] },
  community: { control: ['public'], level: ['2'] },
  hbcu: { hbcu: true },
};

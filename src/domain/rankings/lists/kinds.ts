import type { SearchQuery } from '../../search/params.ts';

/** Kinds of college one may ask for; a college can be of several. */
export const COLLEGE_KINDS = ['public', 'private', 'community', 'hbcu'] as const;
export type CollegeKind = (typeof COLLEGE_KINDS)[number];

/** The ready-made lists of colleges (specification §2); `state` is one list a state. */
export const LIST_KINDS = [...COLLEGE_KINDS, 'state'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** The search that selects about the same colleges, so that a list can be filtered further. */
export const SEARCH_OF_LIST: Record<CollegeKind, SearchQuery> = {
  public: { control: ['public'] },
  private: { control: ['private_nonprofit', 'private_for_profit'] },
  community: { control: ['public'], level: ['2'] },
  hbcu: { hbcu: true },
};

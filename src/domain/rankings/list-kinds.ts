import { STATE_CODES, type StateCode } from '../colleges/states.ts';
import type { College } from '../colleges/college.ts';
import { isCommunityCollege } from '../colleges/kind/level.ts';
import { isPublic } from '../colleges/kind/is-public.ts';
import type { SearchQuery } from '../search/params.ts';
import type { RankGroup } from '../order/rank-group.ts';

/** Kinds of colleges. A college can be of several kinds. */
export const COLLEGE_KINDS = ['public', 'private', 'community', 'hbcu'] as const;
export type CollegeKind = (typeof COLLEGE_KINDS)[number];

/** The ready-made lists. `state` means one list for each state. */
export const LIST_KINDS = [...COLLEGE_KINDS, 'state'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** The search with the same colleges as a list, so that a user can filter further. */
export const SEARCH_OF_LIST: Record<CollegeKind, SearchQuery> = {
  public: { control: ['public'] },
  private: { control: ['private_nonprofit', 'private_for_profit'] },
  community: { community: true },
  hbcu: { hbcu: true },
};

type KindInput = Pick<College, 'type' | 'level' | 'carnegieClassification' | 'isHBCU'>;

const IS_OF_KIND: Record<CollegeKind, (college: KindInput) => boolean> = {
  public: isPublic,
  private: (college) => !isPublic(college),
  community: isCommunityCollege,
  hbcu: ({ isHBCU }) => isHBCU === true,
};

export const isOfKind = (college: KindInput, kind: CollegeKind): boolean => IS_OF_KIND[kind](college);

/** The group that a ranking of these kinds shows first. */
export const defaultGroupOf = (kinds: readonly CollegeKind[]): RankGroup =>
  kinds.length > 0 && kinds.every((kind) => kind === 'community') ? 'two-year' : 'four-year';

/** A list, as the text of staff names it: "public", "adults", "state-AL". */
export type ListKey = CollegeKind | 'adults' | `state-${StateCode}`;

/** The key of every list. */
export const listKeys = (): ListKey[] => [...COLLEGE_KINDS, 'adults', ...STATE_CODES.map((state): ListKey => `state-${state}`)];

/** The key of a ready-made list. Lists of the kind `state` need a state. */
export const listKeyOf = (kind: ListKind, state?: StateCode): ListKey | undefined => {
  if (kind !== 'state') return kind;
  return state && `state-${state}`;
};

/** The texts of staff, without empty ones. Empty lines separate paragraphs. */
export type ListTexts = ReadonlyMap<string, string>;

/** Characters of a text. */
export const LONGEST_LIST_TEXT = 1_000;

const MARKUP = /<\/?[a-z!]|&#?\w+;/i;
const LINK = /\b(?:https?:|www\.|mailto:)/i;

/** What is wrong with a text; undefined if it is plain. */
export function listTextFault(text: string): string | undefined {
  if (MARKUP.test(text)) return 'Write plain text without HTML';
  return LINK.test(text) ? 'Write plain text without links' : undefined;
}

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

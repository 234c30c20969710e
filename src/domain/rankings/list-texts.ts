import { STATE_CODES, type StateCode } from '../colleges/states.ts';
import { COLLEGE_KINDS, type CollegeKind, type ListKind } from './list-kinds.ts';

/** A ready-made list, as the text of staff names it: "public", "state-AL". */
export type ListKey = CollegeKind | `state-${StateCode}`;

export const LIST_KEYS: readonly ListKey[] = [...COLLEGE_KINDS, ...STATE_CODES.map((state): ListKey => `state-${state}`)];

/** The key of a list. Lists of the kind `state` need a state. */
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

import { MAX_COMPARED } from '../../api/domain.ts';
import { compareHref } from '../../entities/compare/store.ts';

/** What of the comparison is to be seen. */
export interface CompareOptions {
  /** Only rows in which the colleges differ. */
  differences: boolean;
  /** Names the lowest price, the highest rate, wherever one direction is better for everybody. */
  best: boolean;
  /** Beside each number the year it describes. */
  years: boolean;
}

/** The whole state of the page; it lives in the address. */
export interface CompareState {
  /** UNITIDs, else ids, at most six. */
  ids: number[];
  options: CompareOptions;
  /** What of the address could not be followed, in words. */
  faults: string[];
}

export const OPTION_KEYS = ['differences', 'best', 'years'] as const satisfies readonly (keyof CompareOptions)[];
const LONGEST_QUOTE = 40;

/** Reads the query string; `c` may also come several times, as a form without scripts sends it. */
export function readCompare(search: string): CompareState {
  const params = new URLSearchParams(search);
  const parts = params
    .getAll('c')
    .flatMap((text) => text.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const readable = parts.filter(isId);
  const all = [...new Set(readable.map(Number))];
  const ids = all.slice(0, MAX_COMPARED);
  const options = { differences: params.has('differences'), best: params.has('best'), years: params.has('years') };
  return { ids, options, faults: [...unreadable(parts.filter((part) => !isId(part))), ...leftOut(all.length - ids.length)] };
}

/** The address of a state; options that are off are left out, so equal states have equal addresses. */
export function hrefOf(ids: readonly number[], options: CompareOptions): string {
  const shown = OPTION_KEYS.filter((key) => options[key]).map((key) => `&${key}=1`);
  return ids.length === 0 ? compareHref(ids) : compareHref(ids) + shown.join('');
}

const isId = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) > 0;

function unreadable(parts: string[]): string[] {
  const [first] = parts;
  if (first === undefined) return [];
  const quote = first.length > LONGEST_QUOTE ? `${first.slice(0, LONGEST_QUOTE)}…` : first;
  const more = parts.length > 1 ? ` and ${parts.length - 1} more` : '';
  return [`Part of the address names no college and is left out: “${quote}”${more}.`];
}

const leftOut = (count: number): string[] =>
  count <= 0 ? [] : [`Up to ${MAX_COMPARED} colleges fit side by side. The last ${count === 1 ? 'one is' : `${count} are`} left out.`];

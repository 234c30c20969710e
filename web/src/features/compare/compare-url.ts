import { MAX_COMPARED } from '../../api/domain/colleges.ts';
import { compareHref } from '../../entities/compare/store.ts';

/** What the table shows. */
export interface CompareOptions {
  /** Only rows with different values. */
  differences: boolean;
  /** Marks the best value of a row if one direction is better for every student. On by default. */
  best: boolean;
  /** The year of each number. */
  years: boolean;
}

/** The whole state of the page. It is stored in the URL. */
export interface CompareState {
  /** UNITIDs, or catalog ids for colleges without one. At most six. */
  ids: number[];
  options: CompareOptions;
  /** Messages about ignored parts of the URL. */
  faults: string[];
}

export const OPTION_KEYS = ['differences', 'best', 'years'] as const satisfies readonly (keyof CompareOptions)[];
const DEFAULTS: CompareOptions = { differences: false, best: true, years: false };
const MAX_QUOTE = 40;

/** Reads the query string. A form without JavaScript may send `c` several times. */
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
  const options = { differences: isOn(params, 'differences'), best: isOn(params, 'best'), years: isOn(params, 'years') };
  return { ids, options, faults: [...unreadable(parts.filter((part) => !isId(part))), ...leftOut(all.length - ids.length)] };
}

/** Without JavaScript, a form sends 0, and then 1 for a box that is ticked. */
function isOn(params: URLSearchParams, key: keyof CompareOptions): boolean {
  const sent = params.getAll(key).at(-1);
  return sent === undefined ? DEFAULTS[key] : sent !== '0';
}

/** The URL of a state. Omits options that are as at first, so equal states have equal URLs. */
export function hrefOf(ids: readonly number[], options: CompareOptions): string {
  const shown = OPTION_KEYS.filter((key) => options[key] !== DEFAULTS[key]).map((key) => `&${key}=${options[key] ? 1 : 0}`);
  return ids.length === 0 ? compareHref(ids) : compareHref(ids) + shown.join('');
}

const isId = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) > 0;

function unreadable(parts: string[]): string[] {
  const [first] = parts;
  if (first === undefined) return [];
  const quote = first.length > MAX_QUOTE ? `${first.slice(0, MAX_QUOTE)}…` : first;
  const more = parts.length > 1 ? ` and ${parts.length - 1} more` : '';
  return [`Part of the address is not a college number and is ignored: “${quote}”${more}.`];
}

const leftOut = (count: number): string[] =>
  count <= 0 ? [] : [`Up to ${MAX_COMPARED} colleges fit side by side. The last ${count === 1 ? 'one is' : `${count} are`} not shown.`];

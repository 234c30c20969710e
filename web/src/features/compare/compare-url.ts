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
  /** Rows of this family "51" or major "51.38". */
  major?: string | undefined;
}
type Switch = 'differences' | 'best' | 'years';

/** The whole state of the page. It is stored in the URL. */
export interface CompareState {
  /** UNITIDs, or catalog ids for colleges without one. At most six. */
  ids: number[];
  options: CompareOptions;
  /** Messages about ignored parts of the URL. */
  faults: string[];
}

export const OPTION_KEYS = ['differences', 'best', 'years'] as const satisfies readonly Switch[];
const DEFAULTS: Record<Switch, boolean> = { differences: false, best: true, years: false };
const MAX_QUOTE = 40;
const MAJOR = /^\d\d(?:\.\d\d(?:\d\d)?)?$/;
const MAJOR_LENGTH = 5;

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
  const switches = { differences: isOn(params, 'differences'), best: isOn(params, 'best'), years: isOn(params, 'years') };
  const { major, faults } = readMajor(params.get('major') ?? '');
  return {
    ids,
    options: { ...switches, ...(major !== undefined && { major }) },
    faults: [...unreadable(parts.filter((part) => !isId(part))), ...leftOut(all.length - ids.length), ...faults],
  };
}

/** A CIP code as in the address of a search. */
function readMajor(text: string): { major?: string; faults: string[] } {
  if (text === '') return { faults: [] };
  if (!MAJOR.test(text)) return { faults: [`Part of the address is not one major and is ignored: “${quoted(text)}”.`] };
  return { major: comparedCode(text), faults: [] };
}

/** The code of the major of a program, which the published figures describe. A family or a major stays. */
export const comparedCode = (code: string): string => code.slice(0, MAJOR_LENGTH);

/** Without JavaScript, a form sends 0, and then 1 for a box that is ticked. */
function isOn(params: URLSearchParams, key: Switch): boolean {
  const sent = params.getAll(key).at(-1);
  return sent === undefined ? DEFAULTS[key] : sent !== '0';
}

/** The URL of a state. Omits options that are as at first, so equal states have equal URLs. */
export function hrefOf(ids: readonly number[], options: CompareOptions): string {
  const shown = OPTION_KEYS.filter((key) => options[key] !== DEFAULTS[key]).map((key) => `&${key}=${options[key] ? 1 : 0}`);
  const major = options.major === undefined ? [] : [`&major=${options.major}`];
  return ids.length === 0 ? compareHref(ids) : compareHref(ids) + [...shown, ...major].join('');
}

const isId = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) > 0;

function unreadable(parts: string[]): string[] {
  const [first] = parts;
  if (first === undefined) return [];
  const more = parts.length > 1 ? ` and ${parts.length - 1} more` : '';
  return [`Part of the address is not a college number and is ignored: “${quoted(first)}”${more}.`];
}

const quoted = (text: string): string => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text);

const leftOut = (count: number): string[] =>
  count <= 0 ? [] : [`Up to ${MAX_COMPARED} colleges fit side by side. The last ${count === 1 ? 'one is' : `${count} are`} not shown.`];

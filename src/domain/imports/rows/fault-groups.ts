import { countText } from '../../colleges/display.ts';
import type { ReadReject } from '../source-table.ts';

/** The rejected rows of one file with one cause: the same code, and the same column if one cell is faulty. */
export interface FaultGroup {
  code: string;
  variable: string | null;
  /** All rejected rows, also those that the run does not keep. */
  rows: number;
  /** The first and the last line. */
  first: number;
  last: number;
  /** The message of one of the rows, and the text of its cell if one cell is faulty. */
  message: string;
  text: string | null;
  /** The message is that of all rows. */
  isCommon: boolean;
}

export type FileFaults = FaultGroup & { file: string };

/** The groups of a file while it is read, by cause. */
export type FaultGroups = Map<string, FaultGroup>;

/** Adds a rejected row to the group of its cause. */
export function addFault(groups: FaultGroups, { code, variable, line, message, text }: ReadReject): void {
  const cause = `${code} ${variable ?? ''}`;
  const known = groups.get(cause);
  if (!known) {
    groups.set(cause, { code, variable: variable ?? null, rows: 1, first: line, last: line, message, text: text ?? null, isCommon: true });
    return;
  }
  known.rows += 1;
  known.first = Math.min(known.first, line);
  known.last = Math.max(known.last, line);
  known.isCommon &&= known.message === message;
}

/** The groups in the order of their first lines. */
export const faultsOf = (groups: FaultGroups, file: string): FileFaults[] =>
  [...groups.values()].sort((a, b) => a.first - b.first).map((group) => ({ ...group, file }));

/** Other codes are words already. */
const WORDS: Readonly<Record<string, string>> = {
  'not-a-number': 'not a number',
  'out-of-range': 'outside the possible range',
  'out-of-bounds': 'not a possible value',
  'bad-unitid': 'not a UNITID',
  duplicate: 'equal rows of one UNITID',
  contradiction: 'different rows of one UNITID',
  'incomplete-sum': 'rows of institutions with another rejected row',
  'ragged-row': 'more or fewer cells than the header',
  'bad-quote': 'a quote inside a cell',
  'unterminated-quote': 'a cell without its closing quote',
};

/** 'APPLCN: not a number, 1,931 rows, lines 2–1957, for example "n/a"'. The message itself if it says all. */
export function groupText({ code, variable, rows, first, last, message, text, isCommon }: FaultGroup): string {
  if (rows === 1) return message;
  const place = `${countText(rows)} rows, lines ${first}–${last}`;
  if (isCommon && text === null) return `${message} ${place}.`;
  const words = WORDS[code] ?? code.replaceAll('-', ' ');
  const cause = variable === null ? words : `${variable}: ${words}`;
  return `${cause}, ${place}, for example ${exampleOf({ variable, message, text }, words)}`;
}

/** The text of the cell, or the message if it says more than the cause does. */
function exampleOf({ variable, message, text }: Pick<FaultGroup, 'variable' | 'message' | 'text'>, words: string): string {
  const said = variable !== null && message.startsWith(`${variable}: `) ? message.slice(variable.length + 2) : message;
  return text !== null && said === `"${text}" is ${words}.` ? `"${text}"` : said;
}

/** The place of a group for a refusal: its file, and the line of a single row. */
export const placeOf = ({ file, rows, first }: FileFaults): string => (rows === 1 ? `${file}:${first}` : file);

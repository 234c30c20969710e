import { BadCell } from './faults.ts';
import type { Account, Cell, Folding } from './aggregate-rows.ts';
import { flagColumn, RESEARCH_FIELDS, TOTAL_COLUMN } from './herd-fields.ts';
import { unitIdIn } from './table.ts';

/** Questions by their text: their numbers have moved with the years. */
const BY_FIELD = ['federal expenditures by field and agency', 'nonfederal expenditures by field and source'];
/** Institutions below a million dollars answer this one instead. */
const BY_FIELD_SHORT = ['expenditures by major field and source', 'short form: r&d expenditures by major r&d field'];
const SOURCE = 'source';
/** For files that number the questions and leave the text out. */
const NUMBERED = new Map([
  ['1', SOURCE],
  ['9', BY_FIELD[0]],
  ['11', BY_FIELD[1]],
]);

const COLUMNS = [TOTAL_COLUMN, ...RESEARCH_FIELDS.map(({ column }) => column)];

/** How the answers of an institution, one a row, become one row as the tables by UNITID have it. Amounts stay in thousands of dollars. */
export const foldAnswers = (): Folding => ({
  columns: COLUMNS.flatMap((column) => [column, flagColumn(column)]),
  key: 'IPEDS_UNITID',
  name: 'INST_NAME_LONG',
  // Research institutes and administrations answer the survey as well, and have no UNITID.
  unitIdIn: (text) => (text === '' || text === 'NA' ? null : unitIdIn(text)),
  open: openAnswers,
});

interface Amount {
  thousands: number;
  /** One of its parts is not available, so neither is their sum. */
  isOpen: boolean;
  isImputed: boolean;
}

function openAnswers(): Account {
  const amounts = new Map<string, Amount>();
  const answered = new Set<string>();
  return {
    add(cell) {
      const question = questionOf(cell);
      const column = columnOf(question, cell);
      if (column === undefined) return;
      const answer = `${question} ${column}`;
      if (answered.has(answer)) throw new BadCell('duplicate', `"${cell('ROW')}" is answered twice in the question "${cell('QUESTION')}".`);
      answered.add(answer);
      addAmount(amounts, column, cell);
    },
    close: () => COLUMNS.flatMap((column) => cellsOf(column, amounts.get(column))),
  };
}

function questionOf(cell: Cell): string {
  const text = cell('QUESTION').toLowerCase();
  const number = /^0*(\d+)/.exec(text === '' ? cell('QUESTIONNAIRE_NO') : text)?.[1];
  return (number === undefined ? text : NUMBERED.get(number)) ?? '';
}

/** Which amount a row tells; undefined for what is a part of another row, or another question. */
function columnOf(question: string, cell: Cell): string | undefined {
  if (!['total', '', 'na'].includes(cell('COLUMN').toLowerCase())) return undefined;
  const row = cell('ROW').toLowerCase();
  if (question === SOURCE) return row === 'total' ? TOTAL_COLUMN : undefined;
  if (![...BY_FIELD, ...BY_FIELD_SHORT].includes(question)) return undefined;
  // "Engineering, all" has "Engineering, chemical" and its other parts in it.
  const name = row.replace(/,\s*all$/, '');
  return RESEARCH_FIELDS.find(({ names }) => names.includes(name))?.column;
}

function addAmount(amounts: Map<string, Amount>, column: string, cell: Cell): void {
  const { thousands, isOpen, isImputed } = amounts.get(column) ?? { thousands: 0, isOpen: false, isImputed: false };
  const status = cell('STATUS').toLowerCase();
  const text = cell('DATA');
  const isMissing = status === 'n' || text === '' || text === 'NA';
  amounts.set(column, {
    thousands: thousands + (isMissing ? 0 : thousandsIn(text)),
    isOpen: isOpen || isMissing,
    isImputed: isImputed || status === 'i' || status === 'e',
  });
}

function thousandsIn(text: string): number {
  if (!/^\d{1,12}(\.\d+)?$/.test(text)) throw new BadCell('not-a-number', `"${text.slice(0, 40)}" is not an amount.`);
  return Number(text);
}

/** Where no row tells an amount there is no spending: only amounts above zero, and totals, are published. */
function cellsOf(column: string, amount: Amount | undefined): [text: string, flag: string] {
  if (amount === undefined) return [column === TOTAL_COLUMN ? '' : '0', ''];
  return [amount.isOpen ? '' : String(amount.thousands), amount.isImputed ? 'i' : ''];
}

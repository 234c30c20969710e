import type { RowAggregate, Cell, RowAggregation } from './aggregate-rows.ts';
import { CellError } from './errors.ts';
import { unitIdIn } from './files/records.ts';
import { AMOUNT_COLUMNS, RESEARCH_FIELDS, TOTAL_COLUMN, withFlags } from './research-fields.ts';

/** Questions by text, because their numbers change between years. */
const BY_FIELD = ['federal expenditures by field and agency', 'nonfederal expenditures by field and source'];
/** Institutions with less than one million dollars answer this question instead. */
const BY_FIELD_SHORT = ['expenditures by major field and source', 'short form: r&d expenditures by major r&d field'];
const SOURCE = 'source';
/** For files with question numbers and no text. */
const NUMBERED = new Map([
  ['1', SOURCE],
  ['9', BY_FIELD[0]],
  ['11', BY_FIELD[1]],
]);

/** Combines the answers of an institution, one per row, into one row like the tables by UNITID. Amounts are thousands of dollars. */
export const aggregateAnswers = (): RowAggregation => ({
  columns: withFlags(AMOUNT_COLUMNS),
  key: 'IPEDS_UNITID',
  nameColumn: 'INST_NAME_LONG',
  // Research institutes and system offices answer the survey too, and have no UNITID.
  unitIdIn: (text) => (text === '' || text === 'NA' ? null : unitIdIn(text)),
  start: createAnswerTotals,
});

interface Amount {
  thousands: number;
  /** A part is missing, so the sum is unknown. */
  isIncomplete: boolean;
  isImputed: boolean;
}

function createAnswerTotals(): RowAggregate {
  const amounts = new Map<string, Amount>();
  const answered = new Set<string>();
  return {
    add(cell) {
      const question = questionOf(cell);
      const column = columnOf(question, cell);
      if (column === undefined) return;
      const answer = `${question} ${column}`;
      if (answered.has(answer)) throw new CellError('duplicate', `"${cell('ROW')}" has two answers to the question "${cell('QUESTION')}".`);
      answered.add(answer);
      addAmount(amounts, column, cell);
    },
    cells: () => AMOUNT_COLUMNS.flatMap((column) => cellsOf(column, amounts.get(column))),
  };
}

function questionOf(cell: Cell): string {
  const text = cell('QUESTION').toLowerCase();
  const number = /^0*(\d+)/.exec(text === '' ? cell('QUESTIONNAIRE_NO') : text)?.[1];
  return (number === undefined ? text : NUMBERED.get(number)) ?? '';
}

/** The column of the amount; undefined for other questions and for details that another row includes. */
function columnOf(question: string, cell: Cell): string | undefined {
  if (!['total', '', 'na'].includes(cell('COLUMN').toLowerCase())) return undefined;
  const row = cell('ROW').toLowerCase();
  if (question === SOURCE) return row === 'total' ? TOTAL_COLUMN : undefined;
  if (![...BY_FIELD, ...BY_FIELD_SHORT].includes(question)) return undefined;
  // "Engineering, all" includes "Engineering, chemical" and other parts.
  const name = row.replace(/,\s*all$/, '');
  return RESEARCH_FIELDS.find(({ names }) => names.includes(name))?.column;
}

function addAmount(amounts: Map<string, Amount>, column: string, cell: Cell): void {
  const { thousands, isIncomplete, isImputed } = amounts.get(column) ?? { thousands: 0, isIncomplete: false, isImputed: false };
  const status = cell('STATUS').toLowerCase();
  const text = cell('DATA');
  const isMissing = status === 'n' || text === '' || text === 'NA';
  amounts.set(column, {
    thousands: thousands + (isMissing ? 0 : thousandsIn(text)),
    isIncomplete: isIncomplete || isMissing,
    isImputed: isImputed || status === 'i' || status === 'e',
  });
}

function thousandsIn(text: string): number {
  if (!/^\d{1,12}(\.\d+)?$/.test(text)) throw new CellError('not-a-number', `DATA: "${text.slice(0, 40)}" is not an amount.`, text, 'DATA');
  return Number(text);
}

/** A field without a row has no spending, because the survey publishes only totals and amounts above zero. */
function cellsOf(column: string, amount: Amount | undefined): [text: string, flag: string] {
  if (amount === undefined) return [column === TOTAL_COLUMN ? '' : '0', ''];
  return [amount.isIncomplete ? '' : String(amount.thousands), amount.isImputed ? 'i' : ''];
}

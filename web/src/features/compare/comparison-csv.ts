import type { Comparison } from '../../api/domain.ts';

/** Spreadsheets take the file for UTF-8 only with this mark in front. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Cells that a spreadsheet would run. */
const FORMULA = /^[=+\-@\t\r\n\0]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * The comparison as RFC 4180 text, one row a figure, three columns a college: value in the figure's unit, the period it
 * describes, and why it is there or missing.
 */
export function comparisonCsv({ colleges, rows }: Comparison): string {
  const head = ['Figure', 'Unit', ...colleges.flatMap(({ name }) => [name, `${name}: period`, `${name}: status`])];
  const unitIds = ['UNITID', '', ...colleges.flatMap(({ ipedsUnitId }) => [ipedsUnitId, '', ''])];
  const lines = rows.map(({ label, unit, values }) => [
    label,
    UNIT_WORDS[unit] ?? unit,
    ...values.flatMap(({ value, period, year, status }) => [value, period ?? year, status]),
  ]);
  return BYTE_ORDER_MARK + [head, unitIds, ...lines].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

const UNIT_WORDS: Record<string, string> = {
  count: 'count',
  usd: 'US dollars',
  fraction: 'fraction from 0 to 1',
  score: 'score from 0 to 100',
  points: 'points',
  'per-1000': 'per 1,000 students',
};

/** Numbers are left alone, negative ones too; text that a spreadsheet would run is disarmed with an apostrophe. */
export function cellText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

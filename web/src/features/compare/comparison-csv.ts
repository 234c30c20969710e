import type { Comparison } from '../../api/domain.ts';

/** Excel reads the file as UTF-8 only with this prefix. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n\0]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * The comparison as RFC 4180 CSV, with one row per figure and three columns per college: value in the unit of the figure,
 * period and status.
 */
export function comparisonCsv({ colleges, rows }: Comparison): string {
  const head = ['Figure', 'Unit', ...colleges.flatMap(({ name }) => [name, `${name}: period`, `${name}: status`])];
  const unitIds = ['UNITID', '', ...colleges.flatMap(({ ipedsUnitId }) => [ipedsUnitId, '', ''])];
  const lines = rows.map(({ label, unit, values }) => [
    label,
    UNIT_LABELS[unit] ?? unit,
    ...values.flatMap(({ value, period, year, status }) => [value, period ?? year, status]),
  ]);
  return BYTE_ORDER_MARK + [head, unitIds, ...lines].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

const UNIT_LABELS: Record<string, string> = {
  count: 'count',
  usd: 'US dollars',
  fraction: 'fraction from 0 to 1',
  score: 'score from 0 to 100',
  points: 'points',
  'per-1000': 'per 1,000 students',
};

/** Prefixes formulas with an apostrophe. Numbers stay as they are, also negative ones. */
export function cellText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import type { Comparison, PriceBasis } from '../../api/domain/colleges.ts';
import { csvLine } from '../../api/domain/shared.ts';
import { STICKER_INSTEAD } from '../../entities/college/figure-words.ts';
import { inSentence } from '../../lib/format.ts';
import type { ComparedMajor } from './major/read-major.ts';

/** Excel reads the file as UTF-8 only with this prefix. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The comparison as RFC 4180 CSV, with one row per figure and three columns per college: value in the unit of the figure,
 * period and status. The rows of a chosen major come last.
 */
export function comparisonCsv({ colleges, rows }: Comparison, major?: ComparedMajor): string {
  const head = ['Figure', 'Unit', ...colleges.flatMap(({ name }) => [name, `${name}: period`, `${name}: status`])];
  const unitIds = ['UNITID', '', ...colleges.flatMap(({ ipedsUnitId }) => [ipedsUnitId, '', ''])];
  const lines = rows.map(({ label, unit, values }) => [
    label,
    UNIT_LABELS[unit] ?? unit,
    ...values.flatMap(({ value, period, year, status, basis }) => [value, period ?? year, (basis && BASIS_WORDS[basis]) ?? status]),
  ]);
  return BYTE_ORDER_MARK + [head, unitIds, ...lines, ...(major ? majorLines(major) : [])].map(csvLine).join('');
}

/** The status says what a figure describes, or why there is none. */
const majorLines = ({ name, rows, fileRows }: ComparedMajor): (string | number | null)[][] =>
  [...rows, ...fileRows].map(({ label, notes = [], unit, values }) => [
    [`${name}: ${inSentence(label)}`, ...notes].join(', '),
    UNIT_LABELS[unit] ?? unit,
    ...values.flatMap(({ value, period, year, words, note }) => {
      const isMissing = words?.isMissing === true;
      const said = isMissing ? [inSentence(words.text), note] : [note ?? 'reported'];
      return [value ?? (isMissing ? null : (words?.text ?? null)), period ?? year, said.filter(Boolean).join(' · ')];
    }),
  ]);

/** Where the value is no net price, the status says what it is. */
const BASIS_WORDS: Partial<Record<PriceBasis, string>> = {
  'sticker-price': inSentence(STICKER_INSTEAD),
  'no-tuition': 'no tuition',
};

const UNIT_LABELS: Record<string, string> = {
  count: 'count',
  usd: 'US dollars',
  fraction: 'fraction from 0 to 1',
  score: 'score from 0 to 100',
  points: 'points',
  'per-1000': 'per 1,000 students',
  ratio: 'to 1',
};

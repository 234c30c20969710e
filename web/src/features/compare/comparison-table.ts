import type { CollegeCard } from '../../api/domain/colleges.ts';
import { figureWords, sendersText, type ShownKey } from '../../entities/college/figure-words.ts';
import type { ShownComparison } from './own-prices.ts';
import { aboutRows, textRows, type Cell, type TableRow } from './text-rows.ts';

export interface TableGroup {
  key: string;
  title: string;
  rows: TableRow[];
  /** Why there are no rows. */
  reason?: string;
}

type Row = ShownComparison['rows'][number];
type Value = Row['values'][number];

/** Figures that describe other figures or few students. The CSV file has them. */
// prettier-ignore
const LEFT_OUT: ReadonlySet<string> = new Set<ShownKey>([
  'graduationCohort', 'retentionCohort', 'pellGraduationRate', 'percentWomen', 'percentPartTime', 'percentAge25Plus', 'percentInState',
  'transfersIn', 'percentWithGrant', 'yieldRate', 'endowmentPerStudent', 'percentSAT', 'percentACT',
]);

/** The ends of the ranges of test scores, which describe only the students who sent the test. */
const TEST_OF: Partial<Record<ShownKey, 'SAT' | 'ACT'>> = { sat25: 'SAT', sat75: 'SAT', act25: 'ACT', act75: 'ACT' };

/** In the order of the college page: key, title and contents. */
const GROUPS = [
  ['cost', 'Cost', 'prices'],
  ['admissions', 'Admissions', 'admission figures'],
  ['outcomes', 'Outcomes', 'outcomes'],
  ['students', 'Students', 'student figures'],
  ['safety', 'Safety', 'campus crime figures'],
  ['athletics', 'Athletics', 'athletics figures'],
  ['research', 'Research', 'research figures'],
  ['scores', 'Scores', 'scores'],
] as const;

/** The comparison as text. With `onlyDifferences`, omits rows with the same text for every college. */
export function tableOf(comparison: ShownComparison, onlyDifferences = false): TableGroup[] {
  const { colleges } = comparison;
  const compared = withSenders(comparison.rows);
  const rows = compared.filter((row) => !LEFT_OUT.has(row.key) && !isRepeat(row, compared));
  const groups: TableGroup[] = GROUPS.map(([key, title, contents]) => {
    const own = rows.filter(({ group }) => group === key).map((row) => figureRow(row, colleges));
    const all = [...own, ...textRows(key, colleges)];
    return { key, title, rows: all, ...(all.length === 0 && { reason: `No ${contents} are known for these colleges.` }) };
  });
  const all = [{ key: 'about', title: 'About', rows: aboutRows(colleges) }, ...groups];
  return onlyDifferences ? all.map(differing) : all;
}

/** The number of rows with different years. */
export const countOfMixedYears = (groups: TableGroup[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ yearsDiffer }) => yearsDiffer).length;

function differing(group: TableGroup): TableGroup {
  const rows = group.rows.filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1);
  if (rows.length > 0 || group.reason !== undefined) return { ...group, rows };
  return { ...group, rows, reason: 'No differences.' };
}

/** Median earnings usually repeat the ten-year earnings. Show them only if they differ. */
function isRepeat(row: Row, rows: readonly Row[]): boolean {
  if (row.key !== 'medianEarnings') return false;
  const later = rows.find(({ key }) => key === 'earningsAfter10Years');
  return later?.values.every(({ value }, index) => value === row.values[index]?.value) ?? false;
}

/** Notes of which students a range of test scores is, where their share is known. */
function withSenders(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const test = TEST_OF[row.key as ShownKey];
    const shares = rows.find(({ key }) => test !== undefined && key === `percent${test}`)?.values;
    if (test === undefined || shares === undefined) return row;
    const noted = (value: Value, share: number | null): Value =>
      value.value === null || share === null ? value : { ...value, note: `of ${sendersText(test, share)}` };
    return { ...row, values: row.values.map((value, index) => noted(value, shares[index]?.value ?? null)) };
  });
}

function figureRow(row: Row, colleges: CollegeCard[]): TableRow {
  const plain = row.values.map((value, index) => cellOf(row.key as ShownKey, value, colleges[index]));
  const best = bestText(row, plain);
  const cells = plain.map((cell, index): Cell => {
    const isBest = best !== undefined && cell.text === best.text && isRanked(row.values[index]);
    return isBest ? { ...cell, best: best.label } : cell;
  });
  const periods = [...new Set(plain.flatMap(({ when }) => when ?? []))];
  const unit = unitOf(row);
  const [only] = periods;
  return {
    key: row.key,
    label: row.label,
    notes: [...unit, ...(periods.length === 1 && only !== undefined ? [only] : [])],
    yearsDiffer: periods.length > 1,
    cells,
  };
}

/** A sticker price is no net price, and an average is no price of the student. */
const isRanked = (value: Value | undefined): boolean => value?.basis !== 'sticker-price' && value?.isAverage !== true;

function cellOf(key: ShownKey, figure: Value, college: CollegeCard | undefined): Cell {
  const { openAdmission = null, testingPolicy = null } = college ?? {};
  const { text, isMissing, instead, reason, hint } = figureWords(key, { ...figure, openAdmission, testingPolicy });
  const notes = [instead ?? reason, figure.sharedBy, figure.note].filter((part) => part !== undefined);
  const known = { when: periodOf(figure), isEstimated: figure.status === 'imputed' };
  return {
    text,
    isMissing,
    note: notes.length === 0 ? undefined : notes.join(' · '),
    hint,
    ...(figure.value === null ? { isEstimated: false } : known),
  };
}

const periodOf = ({ period, year }: Value): string | undefined => period ?? (year === null ? undefined : String(year));

/** "a year" for prices and earnings. */
function unitOf({ key, values }: Row): string[] {
  const { unit } = figureWords(key as ShownKey, values.find(({ value }) => (value ?? 0) > 0) ?? { value: null, status: 'reported' });
  return unit === undefined ? [] : [unit];
}

/**
 * The text of the best value and its label. Only if one direction is better for every student and the values differ as text.
 */
function bestText({ direction, values }: Row, cells: Cell[]): { text: string; label: string } | undefined {
  if (direction === null) return undefined;
  const known = cells.flatMap(({ text, isMissing }, index) => {
    const { value = null } = values[index] ?? {};
    return isMissing || value === null || !isRanked(values[index]) ? [] : [{ text, value }];
  });
  const sign = direction === 'higher' ? 1 : -1;
  const [first] = known.toSorted((a, b) => sign * (b.value - a.value));
  if (first === undefined || known.every(({ text }) => text === first.text)) return undefined;
  return { text: first.text, label: direction === 'higher' ? 'Highest' : 'Lowest' };
}

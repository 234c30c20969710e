import type { CollegeCard } from '../../api/domain/colleges.ts';
import { type FigureFacts, type FigureWords, figureWords, sendersText, type ShownKey } from '../../entities/college/figure-words.ts';
import { answerRows } from './answers/answer-rows.ts';
import type { ShownComparison, ShownRow, ShownValue } from './answers/shown-comparison.ts';
import type { ComparedMajor } from './major/read-major.ts';
import { textRows, type Cell, type TableRow } from './text-rows.ts';

export interface TableGroup {
  key: string;
  title: string;
  rows: TableRow[];
  /** Why there are no rows, or not all. */
  reason?: string;
}

/** Figures that describe other figures or few students. The CSV file has them. */
// prettier-ignore
const LEFT_OUT: ReadonlySet<string> = new Set<ShownKey>([
  'graduationCohort', 'retentionCohort', 'pellGraduationRate', 'percentWomen', 'percentPartTime', 'percentAge25Plus', 'percentInState',
  'transfersIn', 'percentWithGrant', 'yieldRate', 'endowmentPerStudent', 'percentSAT', 'percentACT',
]);

/** The ends of the ranges of test scores, which describe only the students who sent the test. */
const TEST_OF: Partial<Record<ShownKey, 'SAT' | 'ACT'>> = { sat25: 'SAT', sat75: 'SAT', act25: 'ACT', act75: 'ACT' };

/** First what decides, under the questions of the college page, and then the rest: key, title and contents. */
const GROUPS = [
  ['price', 'What will it cost you?', 'net prices'],
  ['finish', 'Will you finish?', 'graduation rates'],
  ['after', 'What follows?', 'earnings and debts'],
  ['admissions', 'Will you get in?', 'admission figures'],
  ['cost', 'More on cost', 'other prices'],
  ['outcomes', 'More outcomes', 'other outcomes'],
  ['students', 'Students', 'student figures'],
  ['safety', 'Safety', 'campus crime figures'],
  ['athletics', 'Athletics', 'athletics figures'],
  ['research', 'Research', 'research figures'],
  ['scores', 'Scores', 'scores'],
  ['about', 'About', 'facts'],
] as const;

/** Figures that decide leave the group of their kind. */
const DECIDING: Partial<Record<ShownKey, (typeof GROUPS)[number][0]>> = {
  netPrice: 'price',
  graduationRate: 'finish',
  degreeAfter8Years: 'finish',
  retentionRate: 'finish',
  earningsAfter10Years: 'after',
  medianDebt: 'after',
};

/** The comparison as text, the rows of a chosen major first. With `onlyDifferences`, omits rows with the same text for every college. */
export function tableOf(comparison: ShownComparison, onlyDifferences = false, major?: ComparedMajor): TableGroup[] {
  const { colleges } = comparison;
  const compared = [...withSenders(comparison.rows), ...answerRows(comparison)];
  const rows = compared.filter((row) => !LEFT_OUT.has(row.key) && !isRepeat(row, compared));
  const groups = GROUPS.map(([key, title, contents]): TableGroup => {
    const own = rows.filter((row) => (DECIDING[row.key as ShownKey] ?? row.group) === key).map((row) => figureRow(row, colleges));
    const all = [...own, ...textRows(key, colleges)];
    return { key, title, rows: all, ...(all.length === 0 && { reason: `No ${contents} are known for these colleges.` }) };
  });
  const shown = major ? [majorGroup(major, colleges), ...groups] : groups;
  return onlyDifferences ? shown.map(differing) : shown;
}

const majorGroup = ({ name, rows, reason }: ComparedMajor, colleges: CollegeCard[]): TableGroup => ({
  ...{ key: 'major', title: name, rows: rows.map((row) => figureRow(row, colleges)) },
  ...(reason !== undefined && { reason }),
});

/** The number of rows with different years. */
export const countOfMixedYears = (groups: TableGroup[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ yearsDiffer }) => yearsDiffer).length;

function differing(group: TableGroup): TableGroup {
  const rows = group.rows.filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1);
  if (rows.length > 0 || group.reason !== undefined) return { ...group, rows };
  return { ...group, rows, reason: 'No differences.' };
}

/** Median earnings usually repeat the ten-year earnings. Show them only if they differ. */
function isRepeat(row: ShownRow, rows: readonly ShownRow[]): boolean {
  if (row.key !== 'medianEarnings') return false;
  const later = rows.find(({ key }) => key === 'earningsAfter10Years');
  return later?.values.every(({ value }, index) => value === row.values[index]?.value) ?? false;
}

/** Notes of which students a range of test scores is, where their share is known. */
function withSenders(rows: readonly ShownRow[]): ShownRow[] {
  return rows.map((row) => {
    const test = TEST_OF[row.key as ShownKey];
    const shares = rows.find(({ key }) => test !== undefined && key === `percent${test}`)?.values;
    if (test === undefined || shares === undefined) return row;
    const noted = (value: ShownValue, share: number | null): ShownValue =>
      value.value === null || share === null ? value : { ...value, note: `of ${sendersText(test, share)}` };
    return { ...row, values: row.values.map((value, index) => noted(value, shares[index]?.value ?? null)) };
  });
}

function figureRow(row: ShownRow, colleges: CollegeCard[]): TableRow {
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
    notes: [...(row.notes ?? unit), ...(periods.length === 1 && only !== undefined ? [only] : [])],
    yearsDiffer: periods.length > 1,
    cells,
  };
}

/** A sticker price is no net price, and an average is no price of the student. */
const isRanked = (value: ShownValue | undefined): boolean => value?.basis !== 'sticker-price' && value?.isAverage !== true;

function cellOf(key: ShownKey, figure: ShownValue, college: CollegeCard | undefined): Cell {
  const { openAdmission = null, testingPolicy = null } = college ?? {};
  const { text, isMissing, instead, reason, hint } = wordsOf(key, { ...figure, openAdmission, testingPolicy });
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

const periodOf = ({ period, year }: ShownValue): string | undefined => period ?? (year === null ? undefined : String(year));

const wordsOf = (key: ShownKey, figure: FigureFacts & Pick<ShownValue, 'words'>): FigureWords => figure.words ?? figureWords(key, figure);

/** "a year" for prices and earnings. */
function unitOf({ key, values }: ShownRow): string[] {
  const { unit } = wordsOf(key as ShownKey, values.find(({ value }) => (value ?? 0) > 0) ?? { value: null, status: 'reported' });
  return unit === undefined ? [] : [unit];
}

/** The best value is marked where at most two colleges share it: among the six of a comparison that is fewer than half, or a tie of two. */
const MOST_MARKED = 2;

/** The text of the best value and its label. Only if one direction is better for every student and the values differ as text. */
function bestText({ direction, values }: ShownRow, cells: Cell[]): { text: string; label: string } | undefined {
  if (direction === null) return undefined;
  const known = cells.flatMap(({ text, isMissing }, index) => {
    const { value = null } = values[index] ?? {};
    return isMissing || value === null || !isRanked(values[index]) ? [] : [{ text, value }];
  });
  const sign = direction === 'higher' ? 1 : -1;
  const [first] = known.toSorted((a, b) => sign * (b.value - a.value));
  if (first === undefined) return undefined;
  const sharing = known.filter(({ text }) => text === first.text);
  if (sharing.length === known.length || sharing.length > MOST_MARKED) return undefined;
  return { text: first.text, label: direction === 'higher' ? 'Highest' : 'Lowest' };
}

import { STATES, type CollegeCard, type Comparison } from '../../api/domain.ts';
import { figureWords, type ShownKey } from '../../entities/college/figure-words.ts';

/** One value of the table in words. */
export interface Cell {
  text: string;
  isMissing: boolean;
  /** The period the number describes: "2023-24". */
  when?: string;
  isEstimated: boolean;
  /** "Lowest" or "Highest", where that is the best there is. */
  best?: string;
}

export interface TableRow {
  key: string;
  label: string;
  /** Said once for all numbers: "a year", and the year where it is the same for all. */
  notes: string[];
  yearsDiffer: boolean;
  cells: Cell[];
}

export interface TableGroup {
  key: string;
  title: string;
  rows: TableRow[];
  /** Why there is nothing to see. */
  reason?: string;
}

type Row = Comparison['rows'][number];

/** Groups in the order of a college's page, with what they hold. */
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

/** The comparison as people read it. With `onlyDifferences`, rows that say the same of every college are left out. */
export function tableOf(comparison: Comparison, onlyDifferences = false): TableGroup[] {
  const { colleges } = comparison;
  const rows = comparison.rows.filter((row) => !isRepeat(row, comparison.rows));
  const groups: TableGroup[] = GROUPS.map(([key, title, contents]) => {
    const own = rows.filter(({ group }) => group === key).map((row) => figureRow(row, colleges));
    const all = key === 'admissions' ? [...own, testingRow(colleges)] : own;
    return { key, title, rows: all, ...(all.length === 0 && { reason: `No ${contents} are known for these colleges.` }) };
  });
  const all = [{ key: 'about', title: 'About', rows: aboutRows(colleges) }, ...groups];
  return onlyDifferences ? all.map(differing) : all;
}

/** How many rows hold numbers of different years. */
export const countOfMixedYears = (groups: TableGroup[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ yearsDiffer }) => yearsDiffer).length;

function differing(group: TableGroup): TableGroup {
  const rows = group.rows.filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1);
  if (rows.length > 0 || group.reason !== undefined) return { ...group, rows };
  return { ...group, rows, reason: 'Nothing differs here.' };
}

/** The headline earnings are mostly the ten-year ones; the same numbers twice would only puzzle. */
function isRepeat(row: Row, rows: Row[]): boolean {
  if (row.key !== 'medianEarnings') return false;
  const later = rows.find(({ key }) => key === 'earningsAfter10Years');
  return later?.values.every(({ value }, index) => value === row.values[index]?.value) ?? false;
}

function figureRow(row: Row, colleges: CollegeCard[]): TableRow {
  const plain = row.values.map((value, index) => cellOf(row.key as ShownKey, value, colleges[index]));
  const best = bestText(row, plain);
  const cells = plain.map((cell): Cell => (cell.text === best?.text && !cell.isMissing ? { ...cell, best: best.words } : cell));
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

function cellOf(key: ShownKey, figure: Row['values'][number], college: CollegeCard | undefined): Cell {
  if (figure.value === null) return missing(reasonOf(key, figure.status, college));
  const { text } = figureWords(key, figure);
  const when = figure.period ?? (figure.year === null ? undefined : String(figure.year));
  // A stored price of 0 reads N/A.
  return { text, isMissing: text === 'N/A', ...(when !== undefined && { when }), isEstimated: figure.status === 'imputed' };
}

function reasonOf(key: ShownKey, status: Row['values'][number]['status'], college: CollegeCard | undefined): string {
  if (isTest(key) && college?.testingPolicy === 'not-considered') return 'Scores are not considered';
  // A missing average SAT reads NA with a hint elsewhere; a table has room for the reason only.
  const named = key === 'avgSAT' ? 'avgACT' : key;
  return figureWords(named, { value: null, status, openAdmission: college?.openAdmission ?? null }).text;
}

const isTest = (key: ShownKey): boolean => /^(avg|sat|act)/.test(key);
const missing = (text: string): Cell => ({ text, isMissing: true, isEstimated: false });
const said = (text: string): Cell => ({ text, isMissing: false, isEstimated: false });

/** "a year" behind prices and earnings. */
function unitOf({ key, values }: Row): string[] {
  const { unit } = figureWords(key as ShownKey, values.find(({ value }) => (value ?? 0) > 0) ?? { value: null, status: 'reported' });
  return unit === undefined ? [] : [unit];
}

/**
 * The best number as it reads, and what to call it: only where one direction is better for everybody, and some number is
 * not as good. Numbers that read the same are equally good.
 */
function bestText({ direction, values }: Row, cells: Cell[]): { text: string; words: string } | undefined {
  if (direction === null) return undefined;
  const known = cells.flatMap((cell, index) => (cell.isMissing ? [] : [{ text: cell.text, value: values[index]?.value ?? 0 }]));
  const sign = direction === 'higher' ? 1 : -1;
  const [first] = known.toSorted((a, b) => sign * (b.value - a.value));
  if (first === undefined || known.every(({ text }) => text === first.text)) return undefined;
  return { text: first.text, words: direction === 'higher' ? 'Highest' : 'Lowest' };
}

const TESTING = { required: 'Required', optional: 'Optional', 'not-considered': 'Not considered' } as const;

function testingRow(colleges: CollegeCard[]): TableRow {
  return textRow('testingPolicy', 'SAT or ACT scores', colleges, ({ testingPolicy, openAdmission }) => {
    if (testingPolicy !== null) return said(TESTING[testingPolicy]);
    return missing(openAdmission === true ? 'Does not apply (open admission)' : 'Not reported');
  });
}

function aboutRows(colleges: CollegeCard[]): TableRow[] {
  const rows = [
    textRow('place', 'Place', colleges, ({ location, state }) => said(`${location}, ${STATES[state]}`)),
    textRow('kind', 'Kind', colleges, ({ type, level }) => said(`${type}, ${level === 4 ? 'four-year' : 'two-year'}`)),
  ];
  if (colleges.every((college) => specialOf(college) === '')) return rows;
  const special = textRow('special', 'What sets it apart', colleges, (college) => {
    const special = specialOf(college);
    return special === '' ? missing('Nothing listed') : said(special);
  });
  return [...rows, special];
}

function specialOf(college: CollegeCard): string {
  const words = [
    college.isHBCU && 'Historically Black (HBCU)',
    college.isTribal && 'Tribal college',
    college.isWomenOnly && "Women's college",
    college.isOnlineOnly && 'Online only',
    college.religiousAffiliation,
  ];
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ');
}

const textRow = (key: string, label: string, colleges: CollegeCard[], cell: (college: CollegeCard) => Cell): TableRow => ({
  key,
  label,
  notes: [],
  yearsDiffer: false,
  cells: colleges.map(cell),
});

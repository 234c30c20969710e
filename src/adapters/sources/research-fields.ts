import type { RowAggregate, RowAggregation } from './aggregate-rows.ts';
import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { checkRange, numberCell, NOT_REPORTED, sum, SUPPRESSED, type FieldReader, type FieldReading, type Tokens } from './cells.ts';
import { CellError } from './errors.ts';
import { unitIdIn } from './files/records.ts';
import type { FieldSpec } from './table.ts';

/** A field of research: its label, its column in tables by UNITID, and its names in the microdata of all years. */
interface ResearchField {
  label: string;
  column: string;
  names: readonly string[];
}

const field = (label: string, column: string, ...others: string[]): ResearchField => ({
  label,
  column: `RD_${column}`,
  names: [label, ...others].map((name) => name.toLowerCase()),
});

/** The ten research fields of the survey. They are not departments; no source publishes those. */
export const RESEARCH_FIELDS: readonly ResearchField[] = [
  field('Computer and information sciences', 'COMPUTER_AND_INFORMATION_SCIENCES', 'Computer sciences'),
  field('Engineering', 'ENGINEERING'),
  field(
    'Geosciences, atmospheric and ocean sciences',
    'GEOSCIENCES_ATMOSPHERIC_SCIENCES_AND_OCEAN_SCIENCES',
    'Geosciences, atmospheric sciences, and ocean sciences',
    'Environmental sciences',
  ),
  field('Life sciences', 'LIFE_SCIENCES'),
  field('Mathematics and statistics', 'MATHEMATICS_AND_STATISTICS', 'Mathematical sciences'),
  field('Physical sciences', 'PHYSICAL_SCIENCES'),
  field('Psychology', 'PSYCHOLOGY'),
  field('Social sciences', 'SOCIAL_SCIENCES'),
  field('Other sciences', 'SCIENCES_NEC', 'Sciences, nec'),
  field('Fields outside science and engineering', 'ALL_NON_S_E_FIELDS', 'Non-S&E', 'Non-S&E fields'),
];

export const TOTAL_COLUMN = 'RD_ALL_R_D_EXPENDITURES';
/** The flag column of an amount: i imputed, r revised, D suppressed. */
export const flagColumn = (column: string): string => `${column}_FLAG`;

/** The amounts of an institution, each followed by its flag. */
export const AMOUNT_COLUMNS: readonly string[] = [TOTAL_COLUMN, ...RESEARCH_FIELDS.map(({ column }) => column)];
export const withFlags = (columns: readonly string[]): string[] => columns.flatMap((column) => [column, flagColumn(column)]);

const TOKENS: Tokens = new Map([
  ['', NOT_REPORTED],
  ['.', NOT_REPORTED],
  ['NA', NOT_REPORTED],
  ['-', NOT_REPORTED],
  ['D', SUPPRESSED],
]);

const IMPUTED = /^[ei]$/i;
const THOUSAND = 1000;

/** Converts a cell from thousands of dollars to dollars. */
function dollars(text: string, flag: string): FieldReading & { value: number | null } {
  if (flag.toUpperCase() === 'D') return { value: null, status: 'suppressed' };
  const { value, status } = numberCell(text, '', TOKENS);
  if (value === null) return { value, status };
  checkRange(value, FIGURE_RANGES.researchFundingTotal, THOUSAND, [text]);
  return { value: value * THOUSAND, status: IMPUTED.test(flag) ? 'imputed' : 'reported' };
}

const total: FieldReader = ([text = '', flag = '']) => dollars(text, flag);

/** Spending by field. Unknown amounts and zeros are left out; the total includes them. */
const byField: FieldReader = (texts) => {
  const amounts: Record<string, number> = {};
  let status: FieldReading['status'] = 'reported';
  RESEARCH_FIELDS.forEach(({ label }, at) => {
    const amount = dollars(texts[2 * at] ?? '', texts[2 * at + 1] ?? '');
    if (amount.value === null || amount.value === 0) return;
    amounts[label] = amount.value;
    if (amount.status === 'imputed') status = 'imputed';
  });
  return Object.keys(amounts).length === 0 ? NOT_REPORTED : { value: amounts, status };
};

const PARTS = withFlags(RESEARCH_FIELDS.map(({ column }) => column));

/** Adds the rows of campuses that report apart under one UNITID. A campus that appears twice would count twice. */
export const aggregateCampusRows = (): RowAggregation => ({
  columns: withFlags(AMOUNT_COLUMNS),
  key: 'UNITID',
  nameColumn: 'HERD_NAME',
  unitIdIn: (text) => (text === '' ? null : unitIdIn(text)),
  start: createCampusSums,
});

function createCampusSums(): RowAggregate {
  const names = new Set<string>();
  const rows: (readonly [text: string, flag: string])[][] = [];
  return {
    add(cell) {
      const name = cell('HERD_NAME');
      if (names.has(name)) throw new CellError('duplicate', `"${name}" appears twice in this file.`);
      names.add(name);
      rows.push(AMOUNT_COLUMNS.map((column) => [cell(column), cell(flagColumn(column))]));
    },
    cells: () => AMOUNT_COLUMNS.flatMap((_, at) => sumOf(rows.flatMap((row) => [row[at] ?? ['', '']]))),
  };
}

/** A suppressed amount makes the sum unknown, and an imputed one makes it imputed. A missing amount adds nothing. */
function sumOf(amounts: readonly (readonly [text: string, flag: string])[]): readonly [text: string, flag: string] {
  const [first = ['', ''] as const] = amounts;
  if (amounts.length === 1) return first;
  const readings = amounts.map(([text, flag]) => dollars(text, flag));
  if (readings.some(({ status }) => status === 'suppressed')) return ['', 'D'];
  const known = readings.flatMap(({ value }) => value ?? []);
  if (known.length === 0) return first;
  return [String(sum(known) / THOUSAND), readings.some(({ status }) => status === 'imputed') ? 'i' : ''];
}

/** The research fields of a row. `variables` are the names of the total and of the split in the provenance. */
export function researchFields(period: string, variables: { total: string; byField: string }): FieldSpec[] {
  return [
    {
      field: 'researchFundingTotal',
      period,
      variable: variables.total,
      columns: [TOTAL_COLUMN, flagColumn(TOTAL_COLUMN)],
      needs: [TOTAL_COLUMN],
      read: total,
    },
    { field: 'researchFundingByDepartment', period, variable: variables.byField, columns: PARTS, read: byField },
  ];
}

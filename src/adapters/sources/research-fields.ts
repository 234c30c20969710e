import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { checkRange, numberCell, NOT_REPORTED, SUPPRESSED, type FieldReader, type FieldReading, type Tokens } from './cells.ts';
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

const PARTS = RESEARCH_FIELDS.flatMap(({ column }) => [column, flagColumn(column)]);

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

import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { coded, firstNumber, SCORECARD_TOKENS } from './cells.ts';
import type { SourceSpec } from './detect.ts';
import { incomePrices } from './net-prices-by-income.ts';
import { schoolYear, type FieldSpec, type TableSpec } from './table.ts';

const FRACTION = { tokens: SCORECARD_TOKENS, within: FIGURE_RANGES.percentFirstGen } as const;
const NET_PRICE = { tokens: SCORECARD_TOKENS, whole: true, within: FIGURE_RANGES.netPricePublic } as const;
const DEBT = { tokens: SCORECARD_TOKENS, whole: true, within: FIGURE_RANGES.medianDebt } as const;
const EARNINGS = { tokens: SCORECARD_TOKENS, whole: true, within: FIGURE_RANGES.medianEarnings } as const;

/** Later default rates are close to zero, because payments were paused. */
const LAST_DEFAULT_RATE_YEAR = 2021;

const yesNo = coded({ 1: true, 0: false }, SCORECARD_TOKENS);

/** A field from the first column with a value. */
function field(name: FieldSpec['field'], period: string, columns: readonly string[], read: FieldSpec['read']): FieldSpec {
  return { field: name, period, columns, read };
}

/**
 * Only fields that IPEDS lacks. The file repeats IPEDS figures one or two years late (C150_4, RET_FT4, PCTPELL, SAT_AVG, COSTT4_A,
 * ADM_RATE). Between sources the last import wins, so those would replace newer values.
 */
function fields(year: number, period: string): FieldSpec[] {
  const earnings = ['MD_EARN_WNE_P10'];
  const always = [
    // Net prices can be negative, because aid may exceed the cost.
    field('netPricePublic', period, ['NPT4_PUB'], firstNumber(NET_PRICE)),
    field('netPricePrivate', period, ['NPT4_PRIV'], firstNumber(NET_PRICE)),
    incomePrices(period, (band) => [`NPT4${band}_PUB`, `NPT4${band}_PRIV`], NET_PRICE),
    field('medianDebt', period, ['GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP'], firstNumber(DEBT)),
    // Ten years after entry. P6 is six years, so the file has no earnings after six months or two years.
    field('earningsAfter10Years', period, earnings, firstNumber(EARNINGS)),
    field('medianEarnings', period, earnings, firstNumber(EARNINGS)),
    field('percentFirstGen', period, ['FIRST_GEN', 'PAR_ED_PCT_1STGEN', 'FIRSTGEN'], firstNumber(FRACTION)),
    field('isWomenOnly', period, ['WOMENONLY'], yesNo),
  ];
  return year > LAST_DEFAULT_RATE_YEAR ? always : [...always, field('defaultRate', period, ['CDR3'], firstNumber(FRACTION))];
}

/** Any file with UNITID and one of these columns: yearly MERGED files, most recent cohorts, and extracts. */
const institution: TableSpec = {
  table: 'INSTITUTION',
  signature: ['UNITID'],
  // prettier-ignore
  anyOf: ['NPT4_PUB', 'NPT4_PRIV', 'GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP', 'MD_EARN_WNE_P10', 'FIRST_GEN', 'PAR_ED_PCT_1STGEN', 'FIRSTGEN', 'CDR3'],
  fields,
  yearColumn: 'YEAR',
  omissions: (year, header) => [
    ...(header.includes('YEAR') ? [`it contains several years: only the rows of ${year} are read`] : []),
    ...(header.includes('CDR3') && year > LAST_DEFAULT_RATE_YEAR
      ? [`no defaultRate: CDR3 is not meaningful after ${LAST_DEFAULT_RATE_YEAR}, because payments were paused`]
      : []),
  ],
};

/**
 * "MERGED2021_22_PP.csv" is the school year 2021-22. A range such as 2017_2021 has no year. The date in
 * "Most-Recent-Cohorts-Institution_05192025.zip" is the release date, and most figures are years older.
 */
function yearOf(name: string): number | null {
  const found = /(?<!\d)((?:19|20)\d\d)[_-](\d\d)(?!\d)/.exec(name);
  return found && Number(found[2]) === (Number(found[1]) + 1) % 100 ? Number(found[1]) : null;
}

/** The institution-level files of the College Scorecard. */
export const scorecard: SourceSpec = {
  tables: [institution],
  known: [{ table: 'field of study', signature: ['UNITID', 'CIPCODE', 'CREDLEV'] }],
  yearOf,
  periodOf: (name, year) => schoolYear(yearOf(name) ?? year),
  hasManyFiles: true,
};

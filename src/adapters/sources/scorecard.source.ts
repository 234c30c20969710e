import { coded, firstNumber, SCORECARD_TOKENS } from './cells.ts';
import type { SourceSpec } from './detect.ts';
import { schoolYear } from './periods.ts';
import { incomePrices } from './income-prices.ts';
import type { FieldSpec, TableSpec } from './table.ts';

const FRACTION = { tokens: SCORECARD_TOKENS, within: [0, 1] } as const;
const MONEY = { tokens: SCORECARD_TOKENS, whole: true } as const;

/** Zero nearly everywhere afterwards: nobody could default while payments were paused. */
const LAST_TELLING_DEFAULT_YEAR = 2021;

const yesNo = coded({ 1: true, 0: false }, SCORECARD_TOKENS);

/** One field from the first of its columns that a file has and that holds a value. */
function field(name: FieldSpec['field'], period: string, columns: readonly string[], read: FieldSpec['read']): FieldSpec {
  return { field: name, period, columns, read };
}

/**
 * Only what no table of IPEDS says better. The file repeats much of IPEDS a year or two late (C150_4, RET_FT4, PCTPELL, SAT_AVG,
 * COSTT4_A, ADM_RATE); between sources the last import wins, so reading those would put old values in the place of new ones.
 */
function fields(year: number, period: string): FieldSpec[] {
  const earnings = ['MD_EARN_WNE_P10'];
  const always = [
    // Net prices can be negative: aid may exceed the cost.
    field('netPricePublic', period, ['NPT4_PUB'], firstNumber(MONEY)),
    field('netPricePrivate', period, ['NPT4_PRIV'], firstNumber(MONEY)),
    incomePrices(period, (band) => [`NPT4${band}_PUB`, `NPT4${band}_PRIV`], MONEY),
    field('medianDebt', period, ['GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP'], firstNumber(MONEY)),
    // Ten years after entry; the file's P6 is six years, so there is nothing for six months or two years.
    field('earningsAfter10Years', period, earnings, firstNumber(MONEY)),
    field('medianEarnings', period, earnings, firstNumber(MONEY)),
    field('percentFirstGen', period, ['FIRST_GEN', 'PAR_ED_PCT_1STGEN', 'FIRSTGEN'], firstNumber(FRACTION)),
    field('isWomenOnly', period, ['WOMENONLY'], yesNo),
  ];
  return year > LAST_TELLING_DEFAULT_YEAR ? always : [...always, field('defaultRate', period, ['CDR3'], firstNumber(FRACTION))];
}

/** Any file with UNITID and one of these: the yearly MERGED files, the most recent cohorts, and extracts of them. */
const institution: TableSpec = {
  table: 'INSTITUTION',
  marks: ['UNITID'],
  // prettier-ignore
  anyMark: ['NPT4_PUB', 'NPT4_PRIV', 'GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP', 'MD_EARN_WNE_P10', 'FIRST_GEN', 'PAR_ED_PCT_1STGEN', 'FIRSTGEN', 'CDR3'],
  fields,
  yearColumn: 'YEAR',
  leftOut: (year, header) => [
    ...(header.includes('YEAR') ? [`it holds several years: only the rows of ${year} are read`] : []),
    ...(header.includes('CDR3') && year > LAST_TELLING_DEFAULT_YEAR
      ? [`no defaultRate: CDR3 says nothing after ${LAST_TELLING_DEFAULT_YEAR}, while payments were paused`]
      : []),
  ],
};

/**
 * "MERGED2021_22_PP.csv" is the school year 2021-22; a span such as 2017_2021 tells no year. Nor does the date in
 * "Most-Recent-Cohorts-Institution_05192025.zip": that is the day of the release, and most of its figures are years older.
 */
function yearOf(name: string): number | null {
  const found = /(?<!\d)((?:19|20)\d\d)[_-](\d\d)(?!\d)/.exec(name);
  return found && Number(found[2]) === (Number(found[1]) + 1) % 100 ? Number(found[1]) : null;
}

/** The institution-level files of the College Scorecard. */
export const scorecard: SourceSpec = {
  tables: [institution],
  known: [{ table: 'field of study', marks: ['UNITID', 'CIPCODE', 'CREDLEV'] }],
  yearOf,
  periodOf: (name, year) => schoolYear(yearOf(name) ?? year),
  manyFiles: true,
};

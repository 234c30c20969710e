import { FIGURE_RANGES } from '../../../domain/colleges/figure-ranges.ts';
import { MIN_COHORT } from '../../../domain/colleges/small-cohorts.ts';
import { coded, firstNumber, NOT_APPLICABLE, numberCell, SCORECARD_TOKENS, sum, SUPPRESSED, type FieldReader } from '../cells.ts';
import type { SourceSpec } from '../detect.ts';
import { incomePrices, incomeStudents } from '../net-prices-by-income.ts';
import { schoolYear } from '../../../domain/shared/time.ts';
import type { FieldSpec, TableSpec } from '../table.ts';
import { fieldsOfStudy, formerFieldsOfStudy, yearOfFieldsOfStudy } from './fields-of-study.ts';

const FRACTION = { tokens: SCORECARD_TOKENS, within: FIGURE_RANGES.percentFirstGen } as const;
const NET_PRICE = { tokens: SCORECARD_TOKENS, whole: true, within: FIGURE_RANGES.netPricePublic } as const;
const DEBT = { tokens: SCORECARD_TOKENS, whole: true, within: FIGURE_RANGES.medianDebt } as const;
const EARNINGS = { tokens: SCORECARD_TOKENS, whole: true, within: FIGURE_RANGES.medianEarnings } as const;
const STUDENTS = { tokens: SCORECARD_TOKENS, whole: true, within: FIGURE_RANGES.graduationCohort } as const;

/** Later default rates are close to zero, because payments were paused. */
const LAST_DEFAULT_RATE_YEAR = 2021;
/** The last years of figures that newer files leave out or repeat. */
const LAST_YEARS = { debt: 2020, earnings: 2020, firstGen: 2016 } as const;

/** Whom the last earnings describe, after the cohort map of the Scorecard's dictionary. */
const LAST_EARNINGS = '2020 and 2021';

/** What the figures of a file describe, after the cohort map of the Scorecard's dictionary. */
function periodsOf(year: number) {
  const last = (field: keyof typeof LAST_YEARS): number => Math.min(year, LAST_YEARS[field]);
  return {
    // The IPEDS collection of a year asks for the prices of the year before.
    price: schoolYear(year - 1),
    debt: schoolYear(last('debt')),
    earnings: last('earnings') < LAST_YEARS.earnings ? schoolYear(year) : LAST_EARNINGS,
    firstGen: `${schoolYear(last('firstGen') - 1)} and ${schoolYear(last('firstGen'))}`,
    repayment: `fiscal year ${year - 2}`,
    graduation: `by August ${year} (entered ${year - 6} or ${year - 3})`,
    degrees: `by August ${year} (entered ${schoolYear(year - 8)})`,
    // IPEDS asks for ages in odd years.
    ages: `fall ${year % 2 === 0 ? year - 1 : year}`,
  };
}

const yesNo = coded({ 1: true, 0: false }, SCORECARD_TOKENS);

/** The new students of eight years before: full-time or part-time, first-time or not. */
const NEW_STUDENTS = ['OMACHT8_FTFT', 'OMACHT8_PTFT', 'OMACHT8_FTNFT', 'OMACHT8_PTNFT'];
const readFraction = firstNumber(FRACTION);

/** A rate followed by the counts of its students. It is withheld if they are known to be too few. */
const rateOfCohort: FieldReader = ([rate = '', ...counts], flags) => {
  const students = counts.flatMap((count) => numberCell(count, '', SCORECARD_TOKENS).value ?? []);
  const reading = readFraction([rate], flags);
  return reading.value !== null && students.length === counts.length && sum(students) < MIN_COHORT ? SUPPRESSED : reading;
};

/** A field from the first column with a value. */
function field(name: FieldSpec['field'], period: string, columns: readonly string[], read: FieldSpec['read']): FieldSpec {
  return { field: name, period, columns, read };
}

const studentsOf = (band: number): string[] => [`NUM4${band}_PUB`, `NUM4${band}_PRIV`];

/** CONTROL is 1 to 3: public, private nonprofit and for-profit. */
const PUBLIC = '1';
const readPrice = firstNumber(NET_PRICE);

/** Each kind of college has its own net price. The other one does not apply, unless a file has it all the same. */
function netPrice(name: FieldSpec['field'], period: string, column: string, isOther: (control: string) => boolean): FieldSpec {
  const read: FieldReader = ([price = '', control = ''], flags) => {
    const reading = readPrice([price], flags);
    return reading.value === null && /^[1-3]$/.test(control) && isOther(control) ? NOT_APPLICABLE : reading;
  };
  return { ...field(name, period, [column, 'CONTROL'], read), variable: column, needs: [column] };
}

const debt = (period: string, ...columns: string[]): FieldSpec => field('medianDebt', period, columns, firstNumber(DEBT));

/**
 * Only fields that IPEDS lacks. The file repeats IPEDS figures one or two years late (C150_4, RET_FT4, PCTPELL, SAT_AVG, COSTT4_A,
 * ADM_RATE). Between sources the last import wins, so those would replace newer values.
 */
function fields(year: number, period: string): FieldSpec[] {
  const periods = periodsOf(year);
  const earnings = ['MD_EARN_WNE_P10'];
  const degrees = ['OMAWDP8_ALL'];
  const always: FieldSpec[] = [
    // Net prices can be negative, because aid may exceed the cost.
    netPrice('netPricePublic', periods.price, 'NPT4_PUB', (control) => control !== PUBLIC),
    netPrice('netPricePrivate', periods.price, 'NPT4_PRIV', (control) => control === PUBLIC),
    incomePrices(periods.price, (band) => [`NPT4${band}_PUB`, `NPT4${band}_PRIV`], NET_PRICE, studentsOf),
    incomeStudents(periods.price, studentsOf, STUDENTS),
    debt(periods.debt, 'GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP'),
    // Ten years after entry. P6 is six years, so the file has no earnings after six months or two years.
    field('earningsAfter10Years', periods.earnings, earnings, firstNumber(EARNINGS)),
    field('medianEarnings', periods.earnings, earnings, firstNumber(EARNINGS)),
    field('percentFirstGen', periods.firstGen, ['FIRST_GEN', 'PAR_ED_PCT_1STGEN', 'FIRSTGEN'], firstNumber(FRACTION)),
    field('isWomenOnly', period, ['WOMENONLY'], yesNo),
    field('graduationCohort', periods.graduation, ['D150_4', 'D150_L4'], firstNumber(STUDENTS)),
    field('pellGraduationCohort', periods.graduation, ['D150_4_PELL', 'D150_L4_PELL'], firstNumber(STUDENTS)),
    {
      ...field('degreeAfter8Years', periods.degrees, [...degrees, ...NEW_STUDENTS], rateOfCohort),
      variable: 'OMAWDP8_ALL',
      needs: degrees,
    },
    field('percentAge25Plus', periods.ages, ['UG25ABV'], readFraction),
  ];
  return year > LAST_DEFAULT_RATE_YEAR ? always : [...always, field('defaultRate', periods.repayment, ['CDR3'], firstNumber(FRACTION))];
}

/** Any file with UNITID and one of these columns: yearly MERGED files, most recent cohorts, and extracts. */
const institution: TableSpec = {
  table: 'INSTITUTION',
  signature: ['UNITID'],
  // prettier-ignore
  anyOf: ['NPT4_PUB', 'NPT4_PRIV', 'GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP', 'MD_EARN_WNE_P10', 'FIRST_GEN', 'PAR_ED_PCT_1STGEN', 'FIRSTGEN', 'CDR3'],
  fields,
  omissions: (year, header) =>
    header.includes('CDR3') && year > LAST_DEFAULT_RATE_YEAR
      ? [`no defaultRate: CDR3 is not meaningful after ${LAST_DEFAULT_RATE_YEAR}, because payments were paused`]
      : [],
};

/** Published files have one year each and no year column. The only series in circulation has these columns. */
const DEBT_SERIES = ['UNITID', 'YEAR', 'INSTNM', 'GRAD_DEBT_MDN'];

/** Median debt by year, made from the MERGED files: 2021 is 2020-21, the last of them with debt. */
const debtByYear: TableSpec = {
  table: 'DEBT-BY-YEAR',
  signature: ['UNITID', 'YEAR', 'GRAD_DEBT_MDN'],
  years: { column: 'YEAR', textOf: (year) => String(year + 1), meaning: 'the years in which school years end' },
  fields: (year) => [debt(schoolYear(year), 'GRAD_DEBT_MDN')],
  omissions: (year) => [`it contains several years: only the rows of ${year + 1} are read, which are ${schoolYear(year)}`],
};

/** The first or the last year of a school year: a wrong guess would shift all values by a year. */
function skipReason(_name: string, header: readonly string[]): string | null {
  if (!header.includes('YEAR') || header.every((column) => DEBT_SERIES.includes(column))) return null;
  return 'its column YEAR does not say whether school years start or end in it; use a file of one year without that column';
}

/**
 * "MERGED2021_22_PP.csv" is the school year 2021-22. A range such as 2017_2021 has no year. The date in
 * "Most-Recent-Cohorts-Institution_05192025.zip" is the release date, and most figures are years older.
 */
function yearOf(name: string): number | null {
  const found = /(?<!\d)((?:19|20)\d\d)[_-](\d\d)(?!\d)/.exec(name);
  return found && Number(found[2]) === (Number(found[1]) + 1) % 100 ? Number(found[1]) : null;
}

/** The files of the College Scorecard about institutions and about their fields of study. */
export const scorecard: SourceSpec = {
  tables: [debtByYear, fieldsOfStudy, formerFieldsOfStudy, institution],
  known: [],
  skipReason,
  yearOf: (name) => yearOfFieldsOfStudy(name) ?? yearOf(name),
  periodOf: (name, year) => schoolYear(yearOf(name) ?? year),
  hasManyFiles: true,
};

import type { ValueStatus } from '../../domain/colleges/college.ts';
import { INCOME_BANDS } from '../../domain/colleges/categories.ts';
import { MIN_PRICED } from '../../domain/colleges/small-cohorts.ts';
import { firstNumber, NOT_APPLICABLE, SUPPRESSED, type NumberRule, type FieldReader, type FieldReading } from './cells.ts';
import type { FieldSpec } from './table.ts';

/** The possible columns of an income band, 1 to 5. */
type BandColumns = (band: number) => readonly string[];
type ByIncome = Omit<FieldSpec, 'needs'>;

/**
 * Net prices by family income as one value, in whole dollars. Bands without a price are left out, so that a missing price is not read
 * as 0. So are bands of too few students, if the file has their columns. Without any price, the value is missing.
 */
export function incomePrices(period: string, columnsOf: BandColumns, rule: NumberRule, studentsOf?: BandColumns): ByIncome {
  const prices = byIncome('netPricesByIncome', period, columnsOf, rule);
  return studentsOf === undefined ? prices : { ...prices, columns: [...prices.columns, ...inBands(studentsOf).flat()] };
}

/** How many students each net price by family income describes. */
export const incomeStudents = (period: string, columnsOf: BandColumns, rule: NumberRule): ByIncome =>
  byIncome('netPriceStudents', period, columnsOf, rule);

const inBands = (columnsOf: BandColumns) => INCOME_BANDS.map((_band, at) => columnsOf(at + 1));

function byIncome(field: FieldSpec['field'], period: string, columnsOf: BandColumns, rule: NumberRule): ByIncome {
  const bands = inBands(columnsOf);
  const names = (bands[0] ?? []).map((first, at) => `${first}–${bands.at(-1)?.[at] ?? ''}`);
  return { field, period, alternatives: names, columns: bands.flat(), read: readBands(names.length, firstNumber(rule)) };
}

/** Numbers of students may follow the numbers of the bands, in the same order. */
function readBands(width: number, read: FieldReader): FieldReader {
  const cells = width * INCOME_BANDS.length;
  return (texts, flags) => {
    const readings = texts.slice(0, cells).map((text, at) => {
      const reading = read([text], [flags[at] ?? '']);
      return reading.value !== null && isOfFew(texts[cells + at]) ? SUPPRESSED : reading;
    });
    const known = INCOME_BANDS.flatMap((band, at) => {
      const ofBand = readings.slice(at * width, (at + 1) * width);
      const used = ofBand.findIndex(({ value }) => value !== null);
      return used < 0 ? [] : [{ band, ...ofBand[used], alternative: used + 1 }];
    });
    if (known.length === 0) return reasonOf(readings);
    const value = Object.fromEntries(known.map(({ band, value: number }) => [band, Number(number)]));
    const [alternative, ...others] = new Set(known.map((each) => each.alternative));
    return {
      value,
      status: known.some(({ status }) => status === 'imputed') ? 'imputed' : 'reported',
      ...(alternative !== undefined && others.length === 0 && { alternative }),
    };
  };
}

const isOfFew = (students: string | undefined): boolean => /^\d+(\.0*)?$/.test(students ?? '') && Number(students) < MIN_PRICED;

/** A college uses one set of columns. "Not applicable" in the other set is not the reason. */
function reasonOf(readings: readonly FieldReading[]): FieldReading {
  const withStatus = (wanted: ValueStatus) => readings.find(({ status }) => status === wanted);
  return withStatus('suppressed') ?? withStatus('not-reported') ?? NOT_APPLICABLE;
}

import type { ValueStatus } from '../../domain/colleges/college.ts';
import { INCOME_BANDS } from '../../domain/colleges/categories.ts';
import { firstNumber, NOT_APPLICABLE, type NumberRule, type FieldReader, type FieldReading } from './cells.ts';
import type { FieldSpec } from './table.ts';

/** The possible price columns of an income band, 1 to 5. */
type BandColumns = (band: number) => readonly string[];

/**
 * Net prices by family income as one value, in whole dollars. Bands without a price are left out, so that a missing price is not read
 * as 0. Without any price, the value is missing.
 */
export function incomePrices(period: string, columnsOf: BandColumns, rule: NumberRule): Omit<FieldSpec, 'needs'> {
  const bands = INCOME_BANDS.map((_band, at) => columnsOf(at + 1));
  const names = (bands[0] ?? []).map((first, at) => `${first}–${bands.at(-1)?.[at] ?? ''}`);
  return {
    field: 'netPricesByIncome',
    period,
    alternatives: names,
    columns: bands.flat(),
    read: readBands(names.length, firstNumber(rule)),
  };
}

function readBands(width: number, read: FieldReader): FieldReader {
  return (texts, flags) => {
    const readings = texts.map((text, at) => read([text], [flags[at] ?? '']));
    const prices = INCOME_BANDS.flatMap((band, at) => {
      const ofBand = readings.slice(at * width, (at + 1) * width);
      const used = ofBand.findIndex(({ value }) => value !== null);
      return used < 0 ? [] : [{ band, ...ofBand[used], alternative: used + 1 }];
    });
    if (prices.length === 0) return reasonOf(readings);
    const value = Object.fromEntries(prices.map(({ band, value: price }) => [band, Number(price)]));
    const [alternative, ...others] = new Set(prices.map((price) => price.alternative));
    return {
      value,
      status: prices.some(({ status }) => status === 'imputed') ? 'imputed' : 'reported',
      ...(alternative !== undefined && others.length === 0 && { alternative }),
    };
  };
}

/** A college uses one set of columns. "Not applicable" in the other set is not the reason. */
function reasonOf(readings: readonly FieldReading[]): FieldReading {
  const withStatus = (wanted: ValueStatus) => readings.find(({ status }) => status === wanted);
  return withStatus('suppressed') ?? withStatus('not-reported') ?? NOT_APPLICABLE;
}

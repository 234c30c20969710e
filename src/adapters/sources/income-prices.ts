import type { ValueStatus } from '../../domain/colleges/college.ts';
import { INCOME_BANDS } from '../../domain/colleges/income-band.ts';
import { firstNumber, NOT_APPLICABLE, type NumberRule, type Read, type Reading } from './cells.ts';
import type { FieldSpec } from './table.ts';

/** What a source calls the prices of the five income bands: for the first to the fifth, the columns in which they may stand. */
type BandColumns = (band: number) => readonly string[];

/**
 * Net prices by family income, as one value: a college's bands with their prices in whole dollars. Bands without a price are left out,
 * so that nobody takes a missing price for 0; no band at all is no value.
 */
export function incomePrices(period: string, columnsOf: BandColumns, rule: NumberRule): Omit<FieldSpec, 'needs'> {
  const bands = INCOME_BANDS.map((_band, at) => columnsOf(at + 1));
  const names = (bands[0] ?? []).map((first, at) => `${first}–${bands.at(-1)?.[at] ?? ''}`);
  return {
    field: 'netPricesByIncome',
    period,
    variable: names.join(', else '),
    columns: bands.flat(),
    read: readBands(names.length, firstNumber(rule)),
  };
}

function readBands(width: number, read: Read): Read {
  return (texts, flags) => {
    const readings = texts.map((text, at) => read([text], [flags[at] ?? '']));
    const prices = INCOME_BANDS.flatMap((band, at) => {
      const price = readings.slice(at * width, (at + 1) * width).find(({ value }) => value !== null);
      return price ? [{ band, ...price }] : [];
    });
    if (prices.length === 0) return reasonOf(readings);
    const value = Object.fromEntries(prices.map(({ band, value: price }) => [band, Number(price)]));
    return { value, status: prices.some(({ status }) => status === 'imputed') ? 'imputed' : 'reported' };
  };
}

/** A college has one family of columns; what stands in the other, that it does not apply, is no reason. */
function reasonOf(readings: readonly Reading[]): Reading {
  const says = (wanted: ValueStatus) => readings.find(({ status }) => status === wanted);
  return says('suppressed') ?? says('not-reported') ?? NOT_APPLICABLE;
}

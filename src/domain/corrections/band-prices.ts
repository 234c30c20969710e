import { INCOME_BANDS, type IncomeBand } from '../colleges/categories.ts';
import { FIGURE_RANGES } from '../colleges/figure-ranges.ts';

/** Net prices in whole US dollars by income band. */
type BandPrices = Readonly<Partial<Record<IncomeBand, number>>>;

/** The same bands in the order of the vocabulary, without empty ones; null if none has a price. Other values are returned as they are. */
export function inBandOrder<T>(value: T): T | BandPrices | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = Object.entries(value).filter(([, price]) => price !== null && price !== undefined);
  if (given.some(([band]) => !isBand(band))) return value;
  const order = ([one]: [string, unknown], [other]: [string, unknown]) => placeOf(one) - placeOf(other);
  return given.length === 0 ? null : Object.fromEntries(given.sort(order));
}

/** Whether a value has known bands only, each with a possible price. */
export function areBandPrices(value: unknown): value is BandPrices {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const [min, max] = FIGURE_RANGES.netPricePublic;
  return Object.entries(value).every(([band, price]) => isBand(band) && Number.isSafeInteger(price) && price >= min && price <= max);
}

const placeOf = (band: string): number => INCOME_BANDS.indexOf(band as IncomeBand);
const isBand = (band: string): boolean => placeOf(band) >= 0;

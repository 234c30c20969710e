import type { Chance } from '../../colleges/categories.ts';
import { BALANCED } from '../../shared/method.ts';

/** The order in which bands fill the places that another band leaves free. */
const FILLED_FROM: readonly Chance[] = ['likely', 'target', 'reach', 'unknown'];

/** The places of the matches that form a balanced list of reach, target and likely colleges, in match order. */
export function balancedPlaces(bands: readonly Chance[], quota: Partial<Record<Chance, number>> = BALANCED): number[] {
  const places = (band: Chance): number[] => bands.flatMap((each, place) => (each === band ? [place] : []));
  const chosen = FILLED_FROM.flatMap((band) => places(band).slice(0, quota[band] ?? 0));
  const free = FILLED_FROM.reduce((sum, band) => sum + (quota[band] ?? 0), 0) - chosen.length;
  const extra = FILLED_FROM.flatMap((band) => places(band).slice(quota[band] ?? 0));
  return [...chosen, ...extra.slice(0, free)].sort((a, b) => a - b);
}

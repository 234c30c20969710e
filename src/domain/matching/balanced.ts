import type { Chance } from '../colleges/vocabulary.ts';
import { BALANCED } from '../shared/method.ts';

/** Where places come from that a short band leaves free. */
const FILLED_FROM: readonly Chance[] = ['likely', 'target', 'reach', 'unknown'];

/** Which of some matches, by their places in match order, make a list of reach, target and likely colleges; in that order again. */
export function balancedPlaces(bands: readonly Chance[], quota: Partial<Record<Chance, number>> = BALANCED): number[] {
  const places = (band: Chance): number[] => bands.flatMap((each, place) => (each === band ? [place] : []));
  const chosen = FILLED_FROM.flatMap((band) => places(band).slice(0, quota[band] ?? 0));
  const free = FILLED_FROM.reduce((sum, band) => sum + (quota[band] ?? 0), 0) - chosen.length;
  const spare = FILLED_FROM.flatMap((band) => places(band).slice(quota[band] ?? 0));
  return [...chosen, ...spare.slice(0, free)].sort((a, b) => a - b);
}

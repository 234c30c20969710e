import { countText, type CollegeDetail } from '../../api/domain.ts';
import type { Standing } from './facts.ts';

type College = CollegeDetail['college'];

/** Below this a share of peers says little. */
const FEW_PEERS = 10;

/** What a value is that lies above those of most, and below. */
type Sides = readonly [above: string, below: string];

/** "Higher than 83% of public four-year colleges (n = 612) and 90% of all"; where peers are too few, all colleges stand in. */
export const standingWords = (standing: Standing, peers: string): string => sidesWords(standing, peers, ['higher', 'lower']);

/** The same of a scale of kinds, on which nothing is better or worse. */
export const scopeWords = (standing: Standing, peers: string): string => sidesWords(standing, peers, ['a wider range', 'a narrower range']);

function sidesWords({ peer, national, n }: Standing, peers: string, sides: Sides): string {
  const count = `(n\u00a0=\u00a0${countText(n)})`;
  const among = placeOf(national, sides);
  if (peer === null || n < FEW_PEERS) {
    return capitalized(`${among.side} than ${among.share} of all colleges; too few ${peers} to compare with ${count}`);
  }
  const place = placeOf(peer, sides);
  const nation = place.side === among.side ? ` and ${among.share} of all` : `, ${among.side} than ${among.share} of all`;
  return capitalized(`${place.side} than ${place.share} of ${peers} ${count}${nation}`);
}

/** Said so that the share is the greater one; nobody is higher or lower than all, itself included. */
function placeOf(percentile: number, [above, below]: Sides): { side: string; share: string } {
  const isAbove = percentile >= 50;
  return { side: isAbove ? above : below, share: `${Math.min(99, Math.round(isAbove ? percentile : 100 - percentile))}%` };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "four-year": how people say the level. */
export function levelWords(level: College['level']): string {
  return level === 4 ? 'four-year' : 'two-year';
}

import { countText } from '../../api/domain.ts';
import type { Standing } from './college-figures.ts';

/** With fewer peers than this, compare with all colleges instead. */
const FEW_PEERS = 10;

type Comparatives = readonly [above: string, below: string];

/** "Higher than 83% of public four-year colleges (n = 612) and 90% of all" */
export const standingText = (standing: Standing, peers: string): string => comparisonText(standing, peers, ['higher', 'lower']);

/** The Carnegie score ranks kinds of colleges, so no value is better than another. */
export const carnegieStandingText = (standing: Standing, peers: string): string =>
  comparisonText(standing, peers, ['a wider range', 'a narrower range']);

function comparisonText({ peer, national, n }: Standing, peers: string, comparatives: Comparatives): string {
  const count = `(n\u00a0=\u00a0${countText(n)})`;
  const among = shareOf(national, comparatives);
  if (peer === null || n < FEW_PEERS) {
    return capitalized(`${among.side} than ${among.share} of all colleges; too few ${peers} to compare with ${count}`);
  }
  const place = shareOf(peer, comparatives);
  const nation = place.side === among.side ? ` and ${among.share} of all` : `, ${among.side} than ${among.share} of all`;
  return capitalized(`${place.side} than ${place.share} of ${peers} ${count}${nation}`);
}

/** Takes the side with the larger share. The share stops at 99%, because a college does not outrank itself. */
function shareOf(percentile: number, [above, below]: Comparatives): { side: string; share: string } {
  const isAbove = percentile >= 50;
  return { side: isAbove ? above : below, share: `${Math.min(99, Math.round(isAbove ? percentile : 100 - percentile))}%` };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

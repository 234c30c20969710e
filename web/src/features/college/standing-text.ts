import { countText, FIGURES } from '../../api/domain/colleges.ts';
import type { ShownKey } from '../../entities/college/figure-words.ts';
import type { Standing } from './college-figures.ts';

/** With fewer peers than this, compare with all colleges instead. */
export const FEW_PEERS = 10;

type Comparatives = readonly [above: string, below: string];

/** With more ties than this, in percent, "higher" and "lower" alone would mislead. */
const MANY_TIES = 10;

/** "Higher than 83% of public four-year colleges (n = 612) and 90% of all". A price is "more expensive", a college "larger". */
export function standingText(figure: ShownKey, { peer, national, n }: Standing, peers: string): string {
  const comparatives = comparativesOf(figure);
  const count = `(n\u00a0=\u00a0${countText(n)})`;
  const among = placeOf(national, comparatives);
  if (peer === null || n < FEW_PEERS) return capitalized(`${among.text} of all colleges; too few ${peers} to compare with ${count}`);
  const place = placeOf(peer, comparatives);
  const nation = place.side !== undefined && place.side === among.side ? ` and ${among.share} of all` : `, ${among.text} of all`;
  return capitalized(`${place.text} of ${peers} ${count}${nation}`);
}

/** The Carnegie score ranks kinds of colleges, so no value is better than another. */
function comparativesOf(figure: ShownKey): Comparatives {
  if (figure === 'carnegieScore') return ['a wider range', 'a narrower range'];
  if (figure === 'size' || figure === 'totalEnrollment') return ['larger', 'smaller'];
  return isPrice(figure) ? ['more expensive', 'less expensive'] : ['higher', 'lower'];
}

function isPrice(figure: ShownKey): boolean {
  if (figure === 'netPrice') return true;
  const { unit, group, better } = FIGURES[figure];
  return unit === 'usd' && better === 'lower' && group !== 'outcomes';
}

type Shares = Standing['national'];

interface Place {
  /** "higher than 83%" or "the same as 34% and lower than 66%" */
  text: string;
  /** Undefined with many ties. */
  side?: string;
  share: string;
}

/** Takes the side with the larger share. The share stops at 99%, because a college does not outrank itself. */
function placeOf({ below, equal, above }: Shares, [higher, lower]: Comparatives): Place {
  const side = below >= above ? higher : lower;
  const percent = Math.min(99, Math.round(Math.max(below, above)));
  const share = `${percent}%`;
  const strict = `${side} than ${share}`;
  if (equal <= MANY_TIES) return { text: strict, side, share };
  const ties = `the same as ${Math.round(equal)}%`;
  return { text: percent === 0 ? ties : `${ties} and ${strict}`, share };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import type { CollegeRecord } from '../../colleges/college.ts';
import { priceText } from '../../colleges/display.ts';
import { knownNetPriceOf } from '../../colleges/price/net-price.ts';
import { SIMILAR } from '../../shared/method.ts';
import { capitalized, enumeration } from '../../shared/text.ts';
import { sharedMissionWords } from './mission.ts';
import type { Picks } from './picks.ts';
import { SIMILAR_FIGURES } from './similar-figures.ts';

/**
 * How another college is similar, with its figures: "42 miles away; also an HBCU and public; similar size (24,000 students) and price
 * ($15,200)".
 */
export function similarityInWords(college: CollegeRecord, other: CollegeRecord, picks: Picks): string {
  const keys = picks.of(other);
  const shared = sharedMissionWords(college, other);
  if (college.type === other.type) shared.push(other.type.trim().toLowerCase());
  const named = closestOf(college, other, keys.includes('cheaper'));
  return capitalized(
    [
      ...(keys.includes('nearby') ? [milesInWords(picks.milesTo(other))] : []),
      ...(keys.includes('cheaper') ? [savingInWords(college, other)] : []),
      ...(shared.length > 0 ? [`also ${enumeration(shared)}`] : []),
      named.length > 0 ? `similar ${enumeration(named)}` : 'closest overall in size, price and outcomes',
    ].join('; '),
  );
}

const milesInWords = (miles: number): string => (miles < 1.5 ? '1 mile away' : `${Math.round(miles)} miles away`);

/** "$4,200 a year less". Both net prices are known. */
const savingInWords = (college: CollegeRecord, other: CollegeRecord): string =>
  `${priceText((knownNetPriceOf(college) ?? 0) - (knownNetPriceOf(other) ?? 0))} a year less`;

/** The closest figures, if any are close enough. The price of a cheaper college is not called similar. */
function closestOf(college: CollegeRecord, other: CollegeRecord, isCheaper: boolean): string[] {
  const close = SIMILAR_FIGURES.flatMap(({ value, points, words }, index) => {
    const [own, theirs] = [value(college), value(other)];
    if (own === null || theirs === null || (isCheaper && value === knownNetPriceOf)) return [];
    const gap = Math.abs(points(own) - points(theirs));
    return gap > SIMILAR.closeWithin ? [] : [{ index, gap, words: words(theirs) }];
  });
  const closest = close.sort((a, b) => a.gap - b.gap || a.index - b.index).slice(0, SIMILAR.named);
  return closest.sort((a, b) => a.index - b.index).map(({ words }) => words);
}

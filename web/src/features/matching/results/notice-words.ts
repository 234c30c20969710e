import { countText, enumeration, type Match, type Must } from '../../../api/domain.ts';
import { collegesText } from '../../../entities/college/college-words.ts';
import { MUST_WORDS } from '../../../entities/match/match-steps.ts';

/** "Too few colleges meet every must…": which of them count as wishes instead. */
export function relaxedText(relaxed: readonly Must[]): string {
  const words = enumeration(relaxed.map((must) => MUST_WORDS[must]));
  return `Too few colleges meet every must. To leave you a choice, ${words} ${relaxed.length === 1 ? 'counts as a wish' : 'count as wishes'} here, not as ${relaxed.length === 1 ? 'a must' : 'musts'}.`;
}

/** What kept colleges out, one sentence a must, the most first. What gave way kept out none. */
export function excludedTexts({ excluded: { byMust, unknownPrice }, relaxed }: Pick<Match, 'excluded' | 'relaxed'>): string[] {
  return (Object.entries(byMust) as [Must, number][])
    .filter(([must, count]) => count > 0 && !relaxed.includes(must))
    .toSorted(([, a], [, b]) => b - a)
    .map(([must, count]) => {
      const price = must === 'budget' && unknownPrice > 0 ? `; of ${countText(unknownPrice)} of them the price is not known` : '';
      return `${collegesText(count)} ${count === 1 ? EXCLUDED[must].one : EXCLUDED[must].many}${price}.`;
    });
}

const EXCLUDED: Record<Must, { one: string; many: string }> = {
  size: { one: 'is of another size', many: 'are of another size' },
  type: { one: 'is of another kind', many: 'are of another kind' },
  location: { one: 'is elsewhere', many: 'are elsewhere' },
  budget: { one: 'is not within your budget', many: 'are not within your budget' },
  hbcu: { one: 'is no historically Black college', many: 'are no historically Black colleges' },
  womenOnly: { one: "is no women's college", many: "are no women's colleges" },
};

export const unplacedText = (count: number): string =>
  `Of ${countText(count)} more ${count === 1 ? 'college' : 'colleges'} too little is known to say how well ${count === 1 ? 'it fits' : 'they fit'}.`;

export const tiedText = (count: number): string => `${collegesText(count)} share the first place and stand by the alphabet.`;

/** Of a link that was made with another version of the method; undefined where it was not. */
export const versionText = (pinned: number | undefined, current: number): string | undefined =>
  pinned === undefined || pinned === current
    ? undefined
    : `This link was made with version ${pinned} of the method. The order here is that of version ${current}.`;

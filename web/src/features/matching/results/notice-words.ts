import { countText, enumeration, type Match, type Requirement } from '../../../api/domain.ts';
import { collegesText } from '../../../entities/college/college-words.ts';
import { REQUIREMENT_WORDS } from '../../../entities/match/match-steps.ts';

/** Which requirements were dropped because too few colleges met all of them. */
export function relaxedText(relaxed: readonly Requirement[]): string {
  const words = enumeration(relaxed.map((must) => REQUIREMENT_WORDS[must]));
  const one = relaxed.length === 1;
  return `Too few colleges meet all your requirements. So ${words} ${one ? 'is a preference' : 'are preferences'} here, not ${one ? 'a requirement' : 'requirements'}.`;
}

/** One sentence per requirement that excluded colleges, largest count first. Dropped requirements exclude none. */
export function excludedTexts({ excluded: { byMust, unknownPrice }, relaxed }: Pick<Match, 'excluded' | 'relaxed'>): string[] {
  return (Object.entries(byMust) as [Requirement, number][])
    .filter(([must, count]) => count > 0 && !relaxed.includes(must))
    .toSorted(([, a], [, b]) => b - a)
    .map(([must, count]) => {
      const price =
        must === 'budget' && unknownPrice > 0
          ? `; ${countText(unknownPrice)} of them ${unknownPrice === 1 ? 'has' : 'have'} no known price`
          : '';
      return `${collegesText(count)} ${count === 1 ? EXCLUDED[must].one : EXCLUDED[must].many}${price}.`;
    });
}

const EXCLUDED: Record<Requirement, { one: string; many: string }> = {
  size: { one: 'is a different size', many: 'are a different size' },
  type: { one: 'is a different kind', many: 'are a different kind' },
  location: { one: 'is outside your states', many: 'are outside your states' },
  budget: { one: 'is not within your budget', many: 'are not within your budget' },
  hbcu: { one: 'is not a historically Black college', many: 'are not historically Black colleges' },
  womenOnly: { one: "is not a women's college", many: "are not women's colleges" },
};

export const unplacedText = (count: number): string =>
  `${countText(count)} more ${count === 1 ? 'college has' : 'colleges have'} too little data to score.`;

export const tiedText = (count: number): string => `${collegesText(count)} tie for first place and are listed alphabetically.`;

/** A notice for links that were made with another version of the method. */
export const versionText = (pinned: number | undefined, current: number): string | undefined =>
  pinned === undefined || pinned === current
    ? undefined
    : `This link was made with version ${pinned} of the method. This page uses version ${current}.`;

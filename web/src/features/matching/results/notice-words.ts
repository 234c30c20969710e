import { countText } from '../../../api/domain/colleges.ts';
import type { Match, Requirement } from '../../../api/domain/matching.ts';
import { enumeration } from '../../../api/domain/shared.ts';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import { REQUIREMENT_WORDS } from '../../../entities/match/match-steps.ts';

/** How many colleges meet every requirement, and which ones the others miss. */
export function relaxedText({ relaxed, meeting }: Pick<Match, 'relaxed' | 'meeting'>): string {
  const words = enumeration(
    relaxed.map((must) => REQUIREMENT_WORDS[must]),
    'or',
  );
  const others = `colleges that miss your ${words}`;
  if (meeting === 0) return `No college meets all your requirements. The list has ${others}.`;
  const first =
    meeting === 1
      ? 'One college meets all your requirements and stands'
      : `Only ${countText(meeting)} colleges meet all your requirements. They stand`;
  return `${first} first. Below are ${others}.`;
}

/**
 * The colleges that each requirement excluded, largest count first. Colleges of which it is not known whether they meet it are counted
 * apart. Dropped requirements exclude none.
 */
export function excludedTexts({ excluded: { byMust, unknown }, relaxed }: Pick<Match, 'excluded' | 'relaxed'>): string[] {
  const texts = (Object.entries(byMust) as [Requirement, number][])
    .filter(([must]) => !relaxed.includes(must))
    .flatMap(([must, count]): [number, string][] => {
      const untold = unknown[must] ?? 0;
      if (must === 'budget') return [[count, budgetText(count, untold)]];
      const { one, many, untold: words = '' } = EXCLUDED[must];
      return [
        [count - untold, `${collegesText(count - untold)} ${count - untold === 1 ? one : many}.`],
        [untold, `${collegesText(untold)}: ${words}.`],
      ];
    });
  return texts
    .filter(([count]) => count > 0)
    .toSorted(([a], [b]) => b - a)
    .map(([, text]) => text);
}

/** An unknown price does not fit a budget. */
function budgetText(count: number, untold: number): string {
  const noPrice = `${untold === 1 ? 'has' : 'have'} no known price`;
  if (untold === count) return `${collegesText(count)} ${noPrice}.`;
  const over = `${collegesText(count)} ${count === 1 ? 'is' : 'are'} not within your budget`;
  return untold > 0 ? `${over}; ${countText(untold)} of them ${noPrice}.` : `${over}.`;
}

/** `untold` follows the number of colleges of which it is not known. Kind and state are always known. */
const EXCLUDED: Record<Exclude<Requirement, 'budget'>, { one: string; many: string; untold?: string }> = {
  field: { one: 'does not teach your majors', many: 'do not teach your majors', untold: 'programs not known' },
  size: { one: 'is a different size', many: 'are a different size', untold: 'size not known' },
  type: { one: 'is a different kind', many: 'are a different kind' },
  location: { one: 'is outside your states', many: 'are outside your states' },
  setting: { one: 'is in another setting', many: 'are in another setting', untold: 'setting not known' },
  distance: { one: 'is farther from home', many: 'are farther from home', untold: 'distance not known' },
  hbcu: {
    one: 'is not a historically Black college',
    many: 'are not historically Black colleges',
    untold: 'not known whether historically Black',
  },
  womenOnly: { one: "is not a women's college", many: "are not women's colleges", untold: 'not known whether for women only' },
};

export const unplacedText = (count: number): string =>
  `${countText(count)} more ${count === 1 ? 'college has' : 'colleges have'} too little data to score.`;

export const tiedText = (count: number): string => `${collegesText(count)} tie for first place and are shown in our suggested order.`;

/** A notice for links that were made with another version of the method. */
export const versionText = (pinned: number | undefined, current: number): string | undefined =>
  pinned === undefined || pinned === current
    ? undefined
    : `This link was made with version ${pinned} of the method. This page uses version ${current}.`;

import type { College } from '../colleges/college.ts';
import { levelOf } from '../colleges/kind/level.ts';

/**
 * Colleges that are ranked among each other. Two-year and four-year colleges differ in the length of their programs, so their rates do not
 * compare. Faith schools train clergy. Specialist schools teach one trade, one art or one profession.
 */
export const RANK_GROUPS = ['four-year', 'two-year', 'faith', 'specialist'] as const;
export type RankGroup = (typeof RANK_GROUPS)[number];

export const RANK_GROUP_LABELS: Record<RankGroup, string> = {
  'four-year': 'Four-year colleges',
  'two-year': 'Two-year colleges',
  faith: 'Faith schools',
  specialist: 'Specialist schools',
};

type GroupInput = Pick<College, 'name' | 'type' | 'level' | 'carnegieClassification'>;

const FAITH_CLASS = /^Special Focus.*(Faith|Theolog)/i;
const SPECIALIST_CLASS = /^Special Focus/i;
const FAITH_NAME =
  /\b(yeshiva\w*|bais|beis|beth med\w*|mesivta|mosdos|talmud\w*|rabbinical|kollel|seminar|seminary|bible (college|institute|school))\b/i;

/** The Carnegie class decides. The residual class and colleges without a class are told apart by their names and types. */
export function groupOf(college: GroupInput): RankGroup {
  const label = college.carnegieClassification ?? '';
  const isSpecial = SPECIALIST_CLASS.test(label);
  if (FAITH_CLASS.test(label) || ((isSpecial || label === '') && FAITH_NAME.test(college.name))) return 'faith';
  // For-profit colleges without a class are career schools of one trade, with few exceptions.
  if (isSpecial || (label === '' && college.type === 'Private for-profit')) return 'specialist';
  return levelOf(college) === 2 ? 'two-year' : 'four-year';
}

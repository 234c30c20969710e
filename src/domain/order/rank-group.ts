import type { College } from '../colleges/college.ts';
import { isPublic } from '../colleges/kind/is-public.ts';
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
/** The classification of 2025 counts liberal arts colleges among those with a special focus. */
const SPECIALIST_CLASS = /^Special Focus(?!: Arts and Sciences)/i;
/** Public two-year colleges of these classes are community and technical colleges where one field has most awards of a year. */
const ANY_FIELD_CLASS = /^Special Focus Two-Year: (Other Fields|Technical Professions)/i;
const FAITH_NAME =
  /\b(yeshiva\w*|bais|beis|beth (ha)?med\w*|mesivta|mosdos|talmud\w*|rabbinical|kollel|seminar|seminary|bible (college|institute|school))\b/i;

/** The Carnegie class decides. The residual class and colleges without a class are told apart by their names and types. */
export function groupOf(college: GroupInput): RankGroup {
  if (isFaithSchool(college)) return 'faith';
  if (isSpecialist(college)) return 'specialist';
  return levelOf(college) === 2 ? 'two-year' : 'four-year';
}

function isFaithSchool({ name, carnegieClassification: label }: GroupInput): boolean {
  if (label === null) return FAITH_NAME.test(name);
  return FAITH_CLASS.test(label) || (SPECIALIST_CLASS.test(label) && FAITH_NAME.test(name));
}

/** For-profit colleges without a class are career schools of one trade, with few exceptions. */
function isSpecialist(college: GroupInput): boolean {
  const { type, carnegieClassification: label } = college;
  if (label === null) return type === 'Private for-profit';
  return SPECIALIST_CLASS.test(label) && !(isPublic(college) && ANY_FIELD_CLASS.test(label));
}

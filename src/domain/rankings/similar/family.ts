import type { CollegeRecord } from '../../colleges/college.ts';
import { carnegieGroupOf } from '../../colleges/kind/carnegie-group.ts';
import { groupOf } from '../../order/rank-group.ts';

/** Kinds of the classes "Special Focus Four-Year: …" and "Special Focus Two-Year: …", by label. The first match counts. */
const FOCUSES = {
  faith: /faith|theolog/i,
  arts: /\barts?\b/i,
  engineering: /engineering|technical/i,
  health: /health|nursing/i,
  medical: /medical|research/i,
  business: /business/i,
  law: /law/i,
} as const satisfies Record<string, RegExp>;
export type Focus = keyof typeof FOCUSES;
const FOCUS_KEYS = Object.keys(FOCUSES) as Focus[];

/** Colleges of one art or of engineering that award too many kinds of degrees for a special focus class, by name. */
const FOCUS_NAMES: readonly (readonly [name: RegExp, focus: Focus])[] = [
  [/\b(conservatory|(college|school|institute|academy) of (the )?(fine )?(arts?|design|music)\b|art institute|pratt institute)/i, 'arts'],
  [/\b(school of engineering|college of engineering|kettering university)\b/i, 'engineering'],
];

type Input = Pick<CollegeRecord, 'name' | 'type' | 'level' | 'carnegieClassification'>;

export const isSpecialFocus = ({ carnegieClassification }: Pick<Input, 'carnegieClassification'>): boolean =>
  carnegieGroupOf(carnegieClassification) === 'special';

/** The one field of a college. Undefined for a college of many fields, and for the class of other fields. */
export function focusOf(college: Input): Focus | undefined {
  if (groupOf(college) === 'faith') return 'faith';
  const kind = college.carnegieClassification?.replace(/^[^:]*:/, '') ?? '';
  if (isSpecialFocus(college)) return FOCUS_KEYS.find((key) => FOCUSES[key].test(kind));
  return FOCUS_NAMES.find(([name]) => name.test(college.name))?.[1];
}

/**
 * The Carnegie family of a college. Bachelor's colleges of arts and sciences and those of other fields are two families, and each special
 * focus is one. Null without a known class.
 */
export function familyOf(college: Input): string | null {
  const group = carnegieGroupOf(college.carnegieClassification);
  if (group === 'bachelors') return /arts & sciences/i.test(college.carnegieClassification ?? '') ? 'bachelors-arts' : 'bachelors-diverse';
  if (group === 'special') return `special-${focusOf(college) ?? 'other'}`;
  return group;
}

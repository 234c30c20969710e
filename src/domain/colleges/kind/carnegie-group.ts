/** Six plain groups of the Carnegie classes: what a college mostly awards, or what it is for. */
export const CARNEGIE_GROUPS = ['doctoral', 'masters', 'bachelors', 'associates', 'special', 'tribal'] as const;
export type CarnegieGroup = (typeof CARNEGIE_GROUPS)[number];

/** By label, because the class numbers of 2021 and 2025 differ. The first match counts. */
const GROUPS: readonly (readonly [label: RegExp, group: CarnegieGroup])[] = [
  [/^Tribal/, 'tribal'],
  [/^Special Focus/, 'special'],
  [/^(Associate's|Baccalaureate\/Associate's) Colleges/, 'associates'],
  [/^(Mixed|Professions-focused) Associate[ /]/, 'associates'],
  [/^Doctoral|^(Mixed|Professions-focused) Undergraduate\/Graduate-Doctorate/, 'doctoral'],
  [/^Master's|^(Mixed|Professions-focused) Undergraduate\/Graduate-Master's/, 'masters'],
  [/^(Baccalaureate Colleges|(Mixed|Professions-focused) Baccalaureate)/, 'bachelors'],
];

/** The group of a stored label. Null without a class, and for an unknown label. */
export const carnegieGroupOf = (label: string | null): CarnegieGroup | null =>
  GROUPS.find(([pattern]) => pattern.test(label ?? ''))?.[1] ?? null;

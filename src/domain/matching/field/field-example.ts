import type { FieldFacts } from './field.ts';

/** A published example: nursing at a university in the newest year of the shipped catalog. A test compares it with the catalog. */
export const FIELD_EXAMPLE = {
  college: { name: 'Auburn University', unitId: 100_858 },
  major: { code: '51.38', name: 'Nursing' },
  year: '2023-24',
  /** The most graduates of one college, and its name. */
  most: { graduates: 13_367, name: 'Chamberlain University-Illinois' },
  facts: { graduates: 268, share: 0.032, earnings: 0.865 } satisfies FieldFacts,
} as const;

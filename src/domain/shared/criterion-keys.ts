/**
 * The ten things a ranking may weigh, in the order that also orders the digits of `w` in an address. Apart from the constants of the
 * method, because every page of the site sends weights and few calculate with them.
 */
export const CRITERIA = [
  'cost',
  'value',
  'earnings',
  'debt',
  'completion',
  'prestige',
  'research',
  'safety',
  'athletics',
  'access',
] as const;
export type Criterion = (typeof CRITERIA)[number];

import type { College } from './college.ts';

/** The college of the spotlight. It is featured from its first import. */
export const FEATURED_COLLEGE = { unitId: 100_858, name: 'Auburn University' } as const;
const SPOTLIGHT_NAME = FEATURED_COLLEGE.name.toLowerCase();

/** Sorts featured colleges: exactly the spotlight name first, then names that contain it. The others stay in the given order. */
export function inSpotlightOrder<C extends Pick<College, 'name'>>(featured: readonly C[]): C[] {
  return [...featured].sort((a, b) => placeOf(a.name) - placeOf(b.name));
}

function placeOf(name: string): number {
  const lower = name.trim().toLowerCase();
  if (lower === SPOTLIGHT_NAME) return 0;
  return lower.includes(SPOTLIGHT_NAME) ? 1 : 2;
}

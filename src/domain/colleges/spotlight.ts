import { byNameThenId } from '../shared/code-point-order.ts';
import type { College } from './college.ts';

/** The college of the spotlight. It is featured from its first import. */
export const FEATURED_COLLEGE = { unitId: 100_858, name: 'Auburn University' } as const;
const SPOTLIGHT_NAME = FEATURED_COLLEGE.name.toLowerCase();

/** Sorts featured colleges: exactly the spotlight name first, then names that contain it, then the others by name. */
export function inSpotlightOrder<C extends Pick<College, 'id' | 'name'>>(featured: readonly C[]): C[] {
  return [...featured].sort((a, b) => placeOf(a.name) - placeOf(b.name) || byNameThenId(a, b));
}

function placeOf(name: string): number {
  const lower = name.trim().toLowerCase();
  if (lower === SPOTLIGHT_NAME) return 0;
  return lower.includes(SPOTLIGHT_NAME) ? 1 : 2;
}

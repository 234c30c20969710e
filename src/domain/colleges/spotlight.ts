import type { College } from './college.ts';

const SPOTLIGHT_NAME = 'auburn university';

/** Featured colleges with the spotlight's own first: exactly that name before names containing it, then the others by name. */
export function inSpotlightOrder<C extends Pick<College, 'id' | 'name'>>(featured: readonly C[]): C[] {
  return [...featured].sort((a, b) => placeOf(a.name) - placeOf(b.name) || compareText(a.name, b.name) || a.id - b.id);
}

function placeOf(name: string): number {
  const lower = name.trim().toLowerCase();
  if (lower === SPOTLIGHT_NAME) return 0;
  return lower.includes(SPOTLIGHT_NAME) ? 1 : 2;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

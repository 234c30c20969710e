import type { College } from './college.ts';
import { FIGURE_KEYS, type FigureKey } from './figures.ts';

const ENOUGH_FIGURES = 5;

/** True where so few figures are known that the college's page is no use as a search result; it is then left out of them. */
export function isThin(college: Pick<College, FigureKey>): boolean {
  return FIGURE_KEYS.filter((key) => college[key] !== null).length < ENOUGH_FIGURES;
}

import type { College } from '../college.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey } from '../figures.ts';

/** Whether a college is in search, lists, maps, counts, ranks, percentiles and matches: it is open and has undergraduates. */
export const isListed = ({ operatingStatus, size }: Pick<College, 'operatingStatus' | 'size'>): boolean =>
  operatingStatus === 'open' && size !== null && size >= 1;

/** Why Alma lists a college or not. `office`: an administrative office. `left`: it no longer is a college for undergraduates. */
export type Listing = 'listed' | 'closed' | 'merged' | 'office' | 'no-undergraduates' | 'left';

export function listingOf(college: Pick<College, 'operatingStatus' | FigureKey>): Listing {
  const { operatingStatus } = college;
  if (operatingStatus === 'open') return isListed(college) ? 'listed' : 'no-undergraduates';
  if (operatingStatus === 'unlisted') return hasStudentFigures(college) ? 'left' : 'office';
  return operatingStatus;
}

/** An office of a system or a district reports research at most. A former college reported prices, debt or safety. */
const hasStudentFigures = (college: Pick<College, FigureKey>): boolean =>
  FIGURE_KEYS.some((key) => college[key] !== null && FIGURES[key].group !== 'research' && FIGURES[key].group !== 'scores');

import type { Setting } from '../categories.ts';
import type { College } from '../college.ts';
import { settingOf } from '../college-values.ts';
import { sizeBandOf, type SizeBand } from '../size-band.ts';

/** Each figure is 10 units wide and stands on the line at 24. */
const WIDTH = 10;
/** Narrower at its top, so that a row of towers is no chart. */
const tower = (height: number): string => `v-${height - 4}h2v-4h4v4h2v${height - 4}z`;
const HOUSE = 'v-7l4-5 4 5v7z';
const TREE = 'm4-19 4 13h-3v6h-2v-6h-3z';

/** The figures of a setting, from left to right. A smaller college has the first of them. */
const FIGURES: Record<Setting, readonly string[]> = {
  city: [tower(14), tower(21), tower(11), tower(17), tower(24), tower(13)],
  suburb: [HOUSE, tower(12), HOUSE, tower(16), HOUSE, tower(10)],
  town: [HOUSE, TREE, HOUSE, HOUSE, TREE, HOUSE],
  rural: [TREE, HOUSE, TREE, TREE, HOUSE, TREE],
};
const COUNTS: Record<SizeBand, number> = { small: 2, medium: 4, large: 6 };

/** The setting and the size of a college as SVG path data on an area of 60 × 24. Null if one of them is unknown. */
export function skylineOf(college: Pick<College, 'size' | 'locale'>): string | null {
  const [setting, band] = [settingOf(college), sizeBandOf(college.size)];
  if (!setting || !band) return null;
  return FIGURES[setting]
    .slice(0, COUNTS[band])
    .map((figure, index) => `M${index * WIDTH} 24${figure}`)
    .join('');
}

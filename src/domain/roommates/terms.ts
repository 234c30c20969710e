import type { MoveInTerm } from './profile.ts';

/** In the order of a year. `until`: the last month in which people still move in for the term, 0 to 11. */
const SEASONS = [
  { season: 'spring', label: 'Spring', until: 1 },
  { season: 'summer', label: 'Summer', until: 5 },
  { season: 'fall', label: 'Fall', until: 8 },
] as const;

const SHOWN_TERMS = 6;

/** The next six terms, from the one for which people move in at this time. */
export function moveInTerms(today: Date): { value: MoveInTerm; label: string }[] {
  const year = today.getUTCFullYear();
  return [year, year + 1, year + 2]
    .flatMap((each) => SEASONS.map((season) => ({ ...season, year: each })))
    .filter((term) => term.year > year || term.until >= today.getUTCMonth())
    .slice(0, SHOWN_TERMS)
    .map((term) => ({ value: `${term.year}-${term.season}`, label: `${term.label} ${term.year}` }));
}

/** "Fall 2027". Other texts stay as they are. */
export function termLabel(value: string): string {
  const [year = '', name] = value.split('-');
  const label = SEASONS.find(({ season }) => season === name)?.label;
  return label ? `${label} ${year}` : value;
}

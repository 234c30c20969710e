import type { College } from '../../colleges/college.ts';
import { STATES } from '../../colleges/states.ts';
import { foldName } from '../../shared/fold-name.ts';

/** What people call large cities. New York has five boroughs. */
export const CITY_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  'New York NY': ['nyc'],
  'Brooklyn NY': ['nyc', 'new york'],
  'Bronx NY': ['nyc', 'new york'],
  'Staten Island NY': ['nyc', 'new york'],
  'Queens NY': ['nyc', 'new york'],
  'Los Angeles CA': ['la'],
  'San Francisco CA': ['sf'],
  'San Luis Obispo CA': ['slo'],
  'Philadelphia PA': ['philly'],
  'Las Vegas NV': ['vegas'],
  'New Orleans LA': ['nola'],
  'Salt Lake City UT': ['slc'],
  'Oklahoma City OK': ['okc'],
};

/** "sf State University": the name with what people call its city. Empty if the name has no such city. */
export function namesByCityNickname({ name, location, state }: Pick<College, 'name' | 'location' | 'state'>): string[] {
  if (!name.includes(location)) return [];
  return (CITY_NICKNAMES[`${location} ${state}`] ?? []).map((nickname) => name.replace(location, nickname));
}

/** The words of the place of a college: its city, its state and the code of the state. */
export function placeWords({ location, state }: Pick<College, 'location' | 'state'>): string[] {
  const names = [location, STATES[state], state, ...(CITY_NICKNAMES[`${location} ${state}`] ?? [])];
  return foldName(names.join(' / ')).split(' ');
}

import { countText, enumeration, priceText, STATES, type Control, type MapPlace, type StateCode } from '../../../api/domain.ts';

/** "Auburn, AL" */
export const placeText = ({ location, state }: MapPlace): string => `${location}, ${state}`;

/** "net price $23,258 a year" */
export function netPriceText(netPrice: number | null): string {
  const text = priceText(netPrice);
  if (netPrice === null || text === 'N/A') return 'net price not reported';
  return netPrice < 0 ? `net price ${text} (aid exceeds cost)` : `net price ${text} a year`;
}

/** In the order of the legend. */
export const MAP_CONTROLS: readonly { control: Control; label: string; shape: string }[] = [
  { control: 'public', label: 'Public', shape: 'round' },
  { control: 'private_nonprofit', label: 'Private nonprofit', shape: 'square' },
  { control: 'private_for_profit', label: 'Private for-profit', shape: 'triangle' },
];

/** Groups colleges by state or territory, sorted by name. */
export function byState(places: readonly MapPlace[]): { name: string; places: MapPlace[] }[] {
  const groups = new Map<StateCode, MapPlace[]>();
  for (const place of places) groups.set(place.state, [...(groups.get(place.state) ?? []), place]);
  return [...groups].map(([code, members]) => ({ name: STATES[code], places: members })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** "81 colleges in Guam and Puerto Rico are outside this map" */
export function offMapText(places: readonly MapPlace[]): string {
  const names = byState(places).map(({ name }) => name);
  const where = enumeration(names);
  return `${countText(places.length)} ${places.length === 1 ? 'college' : 'colleges'} in ${where} ${places.length === 1 ? 'is' : 'are'} outside this map`;
}

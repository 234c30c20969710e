import { type Control, countText, type MapPlace, type StateCode, STATES } from '../../../api/domain/colleges.ts';
import { enumeration } from '../../../api/domain/shared.ts';
import { figureWords } from '../../../entities/college/figure-words.ts';
import { inSentence } from '../../../lib/format.ts';

/** "Auburn, AL" */
export const placeText = ({ location, state }: MapPlace): string => `${location}, ${state}`;

/** "net price $23,258 a year", "sticker price (net price not published) $41,338 a year", "net price N/A" */
export function netPriceText({ netPrice, priceBasis }: Pick<MapPlace, 'netPrice' | 'priceBasis'>): string {
  const { text, instead = 'Net price', unit } = figureWords('netPrice', { value: netPrice, status: 'reported', basis: priceBasis });
  if (priceBasis === 'no-tuition') return inSentence(text);
  return [inSentence(instead), text, unit].filter((part) => part !== undefined).join(' ');
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

import type { SuppliedField } from './source-table.ts';

/** What a directory says of a college changes seldom: the share of the colleges for which it may change in a year. */
export const ALLOWED_CHANGE_OF_FACTS: Readonly<Partial<Record<SuppliedField, number>>> = {
  name: 0.05,
  location: 0.05,
  state: 0.05,
  zip: 0.05,
  latitude: 0.05,
  longitude: 0.05,
  type: 0.05,
  level: 0.05,
  website: 0.1,
  locale: 0.2,
  isHBCU: 0.05,
  isTribal: 0.05,
};
/** Coordinates are measured anew in some years. In degrees: a tenth is about 10 km. */
const LARGE_MOVE = 0.1;

/** How a fact of the directory is compared: coordinates by distance in degrees, others by equality. Undefined for other fields. */
export function factChangeOf(field: SuppliedField): { degrees: number } | 'unequal' | undefined {
  if (ALLOWED_CHANGE_OF_FACTS[field] === undefined) return undefined;
  return field === 'latitude' || field === 'longitude' ? { degrees: LARGE_MOVE } : 'unequal';
}

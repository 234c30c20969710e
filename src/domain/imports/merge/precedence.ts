import { RELEASE_RANKS, type Release } from '../../colleges/sources.ts';
import type { SuppliedField, SuppliedValue } from '../source-table.ts';

/** The year and release that a value or a run belongs to. */
export interface Edition {
  year: number;
  release: string;
}

/** A later year, or a later release of the same year. */
export function isNewer(one: Edition, other: Edition): boolean {
  return one.year > other.year || (one.year === other.year && rankOf(one.release) > rankOf(other.release));
}

const rankOf = (release: string): number => RELEASE_RANKS[release as Release];

/** Fields that every college has. A source can replace them but not take them back. */
export const ALWAYS_THERE: readonly SuppliedField[] = ['name', 'aliases', 'location', 'state', 'type', 'level'];

/** The value of a field that every college has and no table supplied. */
export const EMPTY_VALUES: Readonly<Partial<Record<SuppliedField, SuppliedValue>>> = {
  aliases: [],
};

/** The stored value of one field, as far as precedence looks at it. */
export interface StoredState {
  isMissing: boolean;
  isLocked: boolean;
  /** It comes from a newer edition of the same source. */
  isNewer: boolean;
}

/** What one table of a run says about one field of a college. */
export interface Offer {
  hasRow: boolean;
  hasValue: boolean;
  /** The stored value comes from this table, of any year. */
  isSupplier: boolean;
}

/** The number of the offer that decides, and whether it sets a value or clears it. `keep` leaves the stored value. */
export type Choice = { offer: number; sets: 'value' | 'no-value' } | 'keep';

/**
 * Locked, then newer, then the first table with a value, then a value taken back. `offers` are in the order of the run's tables.
 * The first table with a row clears the value, whichever table supplied it. Otherwise a second run of the same files would change
 * the provenance.
 */
export function chooseOffer(field: SuppliedField, stored: StoredState, offers: readonly Offer[]): Choice {
  if (stored.isLocked) return 'keep';
  if (stored.isNewer && !stored.isMissing) return 'keep';
  const withValue = offers.findIndex(({ hasValue }) => hasValue);
  if (withValue >= 0) return { offer: withValue, sets: 'value' };
  const withRow = offers.findIndex(({ hasRow }) => hasRow);
  const isTakenBack = stored.isMissing || offers.some(({ hasRow, isSupplier }) => hasRow && isSupplier);
  return withRow >= 0 && isTakenBack && !ALWAYS_THERE.includes(field) ? { offer: withRow, sets: 'no-value' } : 'keep';
}

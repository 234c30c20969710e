import { INCOME_BANDS, type IncomeBand } from '../categories.ts';
import { slugify } from '../slug.ts';
import type { StateCode } from '../states.ts';
import { recordOf } from '../../shared/collections.ts';

/** A college with its name, its address and the values that pictures draw. */
export interface NamedDot {
  slug: string;
  name: string;
  location: string;
  state: StateCode;
  /** The colleges of its kind, as a word of an address: "public-four-year-college". */
  kind: string;
  /** In the unit of the figure. */
  value: number;
  /** Net prices of the five income bands, in US dollars a year; null where pages show none. Only for the net price. */
  byIncome?: Record<IncomeBand, number | null>;
}

/** The same colleges as one list for each property, which takes a third of the bytes of an object for each college. */
export interface SwarmColumns {
  names: string[];
  /** Null where `slugify` makes the slug from the name. */
  slugs: (string | null)[];
  locations: string[];
  states: StateCode[];
  kinds: string[];
  /** For each college, the index of its kind in `kinds`. */
  kindOf: number[];
  values: number[];
  byIncome?: Record<IncomeBand, (number | null)[]>;
}

/** The columns of colleges. `byIncome` is there if the first college has it. */
export function columnsOfDots(dots: readonly NamedDot[]): SwarmColumns {
  const kinds = [...new Set(dots.map(({ kind }) => kind))];
  const indexes = new Map(kinds.map((kind, index) => [kind, index]));
  const byIncome = dots[0]?.byIncome && recordOf(INCOME_BANDS, (income) => dots.map((dot) => dot.byIncome?.[income] ?? null));
  return {
    names: dots.map(({ name }) => name),
    slugs: dots.map(({ slug, name }) => (slug === slugify(name) ? null : slug)),
    locations: dots.map(({ location }) => location),
    states: dots.map(({ state }) => state),
    kinds,
    kindOf: dots.map(({ kind }) => indexes.get(kind) ?? 0),
    values: dots.map(({ value }) => value),
    ...(byIncome && { byIncome }),
  };
}

/** The colleges of columns, in their order. */
export function dotsOfColumns({ names, slugs, locations, states, kinds, kindOf, values, byIncome }: SwarmColumns): NamedDot[] {
  return names.map((name, index) => ({
    slug: slugs[index] ?? slugify(name),
    name,
    location: locations[index] as string,
    state: states[index] as StateCode,
    kind: kinds[kindOf[index] as number] as string,
    value: values[index] as number,
    ...(byIncome && { byIncome: recordOf(INCOME_BANDS, (income) => byIncome[income][index] ?? null) }),
  }));
}

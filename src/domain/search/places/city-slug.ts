import type { Param } from '../../shared/query-params.ts';
import { slugify } from '../../colleges/slug.ts';

/** The address form of a city: "fresno-ca". Cities of one state with the same letters are one city. */
export const citySlug = (location: string, state: string): string => slugify(`${location} ${state}`);

/** A city that may not exist. */
export const cityParam: Param<string> = {
  parse: (text) => /^[a-z0-9][a-z0-9-]{0,79}-[a-z]{2}$/.exec(text.trim().toLowerCase())?.[0],
  format: (slug) => slug,
};

import { slugify } from '../colleges/slug.ts';
import { STATE_CODES, STATES, type StateCode } from '../colleges/states.ts';
import { DomainError } from '../shared/domain-error.ts';
import { SERVICE_CATEGORIES } from './categories.ts';

/** `$`: under $50 once or a month; `$$`: to $500; `$$$`: above. */
export const PRICE_BANDS = ['free', '$', '$$', '$$$'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

export const SERVICE_FORMATS = ['online', 'in person'] as const;
export type ServiceFormat = (typeof SERVICE_FORMATS)[number];

/** A provider writes a draft and sends it in as pending. Staff publish or reject it. Only published services are on the site. */
export const SERVICE_STATUSES = ['draft', 'pending', 'published', 'rejected'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** What the last visit of the website found. `moved`: it answers under another host. */
export const LINK_STATES = ['alive', 'moved', 'dead'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The addresses below /services. Each is canonical. */
export const CATEGORY_SLUGS = SERVICE_CATEGORIES.map(({ slug }) => slug);
export type CategorySlug = (typeof SERVICE_CATEGORIES)[number]['slug'];

/** The canonical address of a category, given it or its alias. */
export const categorySlugOf = (address: string): CategorySlug | undefined =>
  SERVICE_CATEGORIES.find(({ slug, alias }) => slug === address || alias === address)?.slug;

/** Lengths in characters, and counts. */
export const SERVICE_LIMITS = {
  name: 80,
  shortestDescription: 20,
  description: 400,
  priceRange: 120,
  feature: 40,
  features: 8,
  website: 300,
} as const;

/** A group of services, with what its page says. */
export interface ServiceCategory {
  id: number;
  slug: CategorySlug;
  alias: string;
  name: string;
  /** The introduction of its page. */
  description: string;
  /** The name of a drawn icon. */
  icon: string;
  /** Its place on the marketplace's home, from 1. */
  position: number;
}

/** What a provider says about a service. */
export interface ServiceValues {
  name: string;
  description: string;
  /** What it costs, in words. Null: no price is known, which is never "free". */
  priceRange: string | null;
  priceBand: PriceBand | null;
  features: readonly string[];
  formats: readonly ServiceFormat[];
  /** An http or https address. */
  website: string;
}

/** A published service. */
export interface Service extends ServiceValues {
  id: number;
  slug: string;
  category: CategorySlug;
  /** "4.6 (12 verified)"; null below five reviews. */
  rating: string | null;
  /** Published reviews of verified users, and the sum of their stars. */
  reviews: { count: number; stars: number };
  /** Its provider earns money with it. */
  isCommercial: boolean;
  /** A free or public service that can stand in for a commercial one. */
  isPublicAlternative: boolean;
  /** The state whose residents it is for, which it names as a feature; null: for everyone. */
  state: StateCode | null;
  /** What the entry rests on. Empty: not stated. */
  basis: string;
  /** The day of the last check by a person, as an ISO date. */
  checkedAt: string | null;
  checkedBy: string | null;
  /** The day of the last visit of the website by the check of links, as an ISO date. Null: not visited yet. */
  websiteVisitedAt: string | null;
  isLinkDead: boolean;
  /** Its provider has an account and can be written to. */
  canMessage: boolean;
}

export const servedState = ({ features }: Pick<ServiceValues, 'features'>): StateCode | null =>
  STATE_CODES.find((code) => features.includes(STATES[code])) ?? null;

/** The address form of a service's name: "Clery Center: hazing" becomes clery-center-hazing. A name without Latin letters becomes "service". */
export const serviceSlug = (name: string): string =>
  slugify(name)
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '') || 'service';

const LONGEST_SLUG = 70;

/** The address made from a name, with a number if another service has it. */
export function firstFreeSlug(start: string, taken: ReadonlySet<string>): string {
  let slug = start;
  for (let number = 2; taken.has(slug); number += 1) slug = `${start}-${number}`;
  return slug;
}

export const unknownService = (): DomainError => new DomainError('not-found', 'service.not-found', 'There is no such service.');

import { DomainError } from '../shared/domain-error.ts';
import type { CategorySlug, ServiceStatus, ServiceValues } from './service.ts';

/** What a provider can say: everything but what staff decide. */
export interface ListingValues extends ServiceValues {
  category: CategorySlug;
}

/** A service as its provider sees it. */
export interface Listing extends ListingValues {
  id: number;
  slug: string;
  version: number;
  status: ServiceStatus;
  rating: string | null;
  /** A change of a published listing that waits for staff. The published values stay on the site until then. */
  proposed: ListingValues | null;
  /** What staff wrote with their last decision. */
  reason: string | null;
  updatedAt: Date;
}

/** Listings that one provider can have. */
export const MAX_LISTINGS = 20;

export const unknownListing = (): DomainError => new DomainError('not-found', 'listing.not-found', 'There is no such listing.');

export const outdatedListing = (): DomainError =>
  new DomainError('conflict', 'listing.outdated', 'The listing has changed since you opened it. Nothing was saved.');

import type { ServiceFault } from './fault.ts';
import type { Listing, ListingValues } from './listing.ts';
import type { OwnReview, PublishedReview, ReceivedReview, ReviewText } from './review.ts';
import type { Service, ServiceCategory } from './service.ts';

/** What the site shows. Every change of it publishes a version of the services. */
export interface ServiceCatalogStore {
  version(): Promise<string>;
  categories(): Promise<ServiceCategory[]>;
  published(): Promise<Service[]>;
}

export interface ReviewStore {
  /** The published reviews of a service, newest first. */
  published(serviceId: number, slice: { offset: number; limit: number }): Promise<{ reviews: PublishedReview[]; total: number }>;
  own(userId: number): Promise<OwnReview[]>;
  /** The published reviews of the services of a provider, newest first. */
  received(ownerId: number, limit: number): Promise<ReceivedReview[]>;
  /** `exists`: this person has reviewed the service. `own-service`: the person is its provider. */
  add(userId: number, serviceId: number, review: ReviewText): Promise<OwnReview | 'unknown' | 'exists' | 'own-service'>;
  /** Deletes the person's own review for good. No-op without one. */
  remove(userId: number, serviceId: number): Promise<void>;
  /** The provider's one answer, which waits for staff. `unknown`: there is no published review with this id of a service of this provider. */
  reply(ownerId: number, reviewId: number, text: string): Promise<'replied' | 'unknown' | 'exists'>;
}

export interface SavedServiceStore {
  /** Latest first. */
  ids(userId: number): Promise<number[]>;
  /** False: the person has saved `limit` services already. Saving one again changes nothing. */
  save(userId: number, serviceId: number, limit: number): Promise<boolean>;
  remove(userId: number, serviceId: number): Promise<void>;
}

export interface ServiceFaultStore {
  add(fault: ServiceFault): Promise<void>;
}

/** Every method affects only the services of `ownerId`. */
export interface ListingStore {
  own(ownerId: number): Promise<Listing[]>;
  add(ownerId: number, values: ListingValues, status: 'draft' | 'pending', limit: number): Promise<Listing | 'full'>;
  /**
   * Changes an unpublished listing, or stores the change of a published one as proposed. `outdated`: it has another version.
   * `draft` keeps an unpublished listing from staff; a published one always goes to staff.
   */
  change(
    ownerId: number,
    edit: { id: number; version: number; status: 'draft' | 'pending' },
    values: ListingValues,
  ): Promise<Listing | 'unknown' | 'outdated'>;
  /** Deletes an unpublished listing, or takes back what is proposed for a published one. */
  withdraw(ownerId: number, edit: { id: number; version: number }): Promise<'withdrawn' | 'unknown' | 'outdated'>;
  /** A decision of staff about a pending listing or a proposed change, with an audit row and an email to the provider. */
  decide(decision: ListingDecision): Promise<'decided' | 'unknown' | 'outdated' | 'involved' | 'nothing-waits'>;
}

export interface ListingDecision {
  id: number;
  version: number;
  isApproved: boolean;
  /** Goes to the provider. Required for a rejection. */
  reason: string | null;
}

/** Supplied by adapters. */
export interface ServicesAdapters {
  catalog: ServiceCatalogStore;
  reviews: ReviewStore;
  saved: SavedServiceStore;
  faults: ServiceFaultStore;
  listings: ListingStore;
}

import type { Transact } from '../transactions/transact.ts';
import type { ServiceFault } from './fault.ts';
import type { Listing, ListingValues } from './listing.ts';
import type { OwnReview, PublishedReview, ReceivedReview, ReviewText } from './review.ts';
import type { Service, ServiceCategory, ServiceStatus } from './service.ts';

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
}

/** A listing of a provider, or any service as staff decide about it. Locked until the end. */
export interface LockedListing {
  name: string;
  slug: string;
  status: ServiceStatus;
  version: number;
  ownerId: number | null;
  proposed: ListingValues | null;
}

/** What a change of a service sets. Absent fields stay. */
export interface ServiceUpdate {
  values?: ListingValues;
  status?: ServiceStatus;
  /** What staff wrote with their last decision. */
  reason?: string | null;
  proposed?: ListingValues | null;
}

/** Services outside the Trash. */
export interface ListingRows {
  countOf(ownerId: number): Promise<number>;
  /** The addresses that begin with this text, also in the Trash. No other one is given out until the end. */
  lockSlugs(start: string): Promise<ReadonlySet<string>>;
  /** Returns its id. */
  add(ownerId: number, values: ListingValues, entry: { slug: string; status: ServiceStatus; basis: string }): Promise<number>;
  lock(id: number): Promise<LockedListing | undefined>;
  /** Whether the caller owns or reported it. */
  isInvolved(id: number): Promise<boolean>;
  find(ownerId: number, id: number): Promise<Listing | undefined>;
  /** Raises the version. */
  update(id: number, update: ServiceUpdate): Promise<void>;
  /** For good. */
  remove(id: number): Promise<void>;
  /** The provider, and the path of the page; undefined without an account, and for a disabled one. */
  providerOf(id: number): Promise<{ userId: number; email: string; name: string; path: string } | undefined>;
}

export interface ReviewRows {
  /** A published service, which stays published until the end. */
  holdService(serviceId: number): Promise<{ ownerId: number | null } | undefined>;
  /** Undefined: this person has reviewed the service. */
  add(userId: number, serviceId: number, review: ReviewText): Promise<OwnReview | undefined>;
  /** Before its reviews: all transactions lock in this order. */
  lockService(serviceId: number): Promise<void>;
  /** For good. Returns whether the site showed it. */
  remove(userId: number, serviceId: number): Promise<boolean>;
  /** A published review of a service of this provider, locked. */
  lockReceived(ownerId: number, id: number): Promise<{ reply: string | null } | undefined>;
  /** Waits for staff. */
  reply(id: number, text: string): Promise<void>;
  /** Computes the rating of a service from its published reviews. */
  writeRating(serviceId: number): Promise<void>;
}

export interface SavedServiceRows {
  /** Latest first. */
  ids(userId: number): Promise<number[]>;
  add(userId: number, serviceId: number): Promise<void>;
}

/** The stores of one change. */
export interface ServicesStores {
  listings: ListingRows;
  reviews: ReviewRows;
  saved: SavedServiceRows;
  faults: { add(fault: ServiceFault): Promise<void> };
  people: {
    /** One change of what a person has at a time. Throws `unauthenticated` if the account is gone. */
    lock(userId: number): Promise<void>;
  };
  cases: {
    /** Tells moderators that the case about the faults of a service has changed. Call it last. */
    tellOfFault(serviceId: number): Promise<void>;
  };
  /** Publishes a version of the services. */
  site: { publish(): Promise<void> };
}

/** Supplied by adapters. */
export interface ServicesAdapters {
  transact: Transact<ServicesStores>;
  catalog: ServiceCatalogStore;
  reviews: ReviewStore;
  saved: {
    /** Latest first. */
    ids(userId: number): Promise<number[]>;
    remove(userId: number, serviceId: number): Promise<void>;
  };
  listings: { own(ownerId: number): Promise<Listing[]> };
}

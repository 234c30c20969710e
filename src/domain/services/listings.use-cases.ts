import type { User } from '../accounts/user.ts';
import { DomainError } from '../shared/domain-error.ts';
import { involvedIn } from '../shared/involved.ts';
import { MAX_LISTINGS, type Listing, type ListingValues } from './listing.ts';
import type { ReceivedReview } from './review.ts';
import type { ListingDecision, ServicesAdapters } from './services.ports.ts';

/** Reviews that a provider sees at once. */
const MAX_RECEIVED = 100;

type Provider = Pick<User, 'id' | 'accountType'>;

export interface ListingEdit {
  id: number;
  version: number;
  isDraft: boolean;
}

/** What providers do with their own services, and what staff decide about it. */
export function createListings({ listings, reviews }: Pick<ServicesAdapters, 'listings' | 'reviews'>) {
  return {
    /** Throws `forbidden` for other accounts than providers, as all methods for providers do. */
    async own(provider: Provider): Promise<{ listings: Listing[]; reviews: ReceivedReview[] }> {
      requireProvider(provider);
      const [own, received] = await Promise.all([listings.own(provider.id), reviews.received(provider.id, MAX_RECEIVED)]);
      return { listings: own, reviews: received };
    },

    /** Throws `refused` beyond 20 listings. */
    async add(provider: Provider, values: ListingValues, isDraft: boolean): Promise<Listing> {
      requireProvider(provider);
      const listing = await listings.add(provider.id, withoutRepeats(values), statusOf(isDraft), MAX_LISTINGS);
      if (listing !== 'full') return listing;
      throw new DomainError('refused', 'listing.too-many', `A provider can have ${MAX_LISTINGS} listings. Withdraw one first.`);
    },

    /** Throws `not-found`, and `conflict` when the listing has another version. */
    async change(provider: Provider, { id, version, isDraft }: ListingEdit, values: ListingValues): Promise<Listing> {
      requireProvider(provider);
      return settled(await listings.change(provider.id, { id, version, status: statusOf(isDraft) }, withoutRepeats(values)));
    },

    /** Throws like `change`. */
    async withdraw(provider: Provider, edit: { id: number; version: number }): Promise<void> {
      requireProvider(provider);
      settled(await listings.withdraw(provider.id, edit));
    },

    /** Throws `not-found`, and `conflict` for a second answer. */
    async reply(provider: Provider, reviewId: number, text: string): Promise<void> {
      requireProvider(provider);
      const outcome = await reviews.reply(provider.id, reviewId, text);
      if (outcome === 'unknown') throw new DomainError('not-found', 'review.not-found', 'There is no such review of your services.');
      if (outcome === 'exists') throw new DomainError('conflict', 'review.answered', 'You have answered this review already.');
    },

    /** A decision of staff. Throws `not-found`, `conflict`, `forbidden` about their own or a reported one, `refused` when nothing waits. */
    async decide(decision: ListingDecision): Promise<void> {
      const outcome = settled(await listings.decide(decision));
      if (outcome === 'involved') throw involvedIn('record');
      if (outcome === 'nothing-waits') {
        throw new DomainError('refused', 'listing.nothing-waits', 'This service has nothing to decide.');
      }
    },
  };
}

export type Listings = ReturnType<typeof createListings>;

function requireProvider({ accountType }: Provider): void {
  if (accountType === 'provider') return;
  throw new DomainError('forbidden', 'listing.providers-only', 'Only accounts of providers can list services. Ask us for one.');
}

const statusOf = (isDraft: boolean) => (isDraft ? 'draft' : 'pending');

const withoutRepeats = (values: ListingValues): ListingValues => ({
  ...values,
  features: [...new Set(values.features)],
  formats: [...new Set(values.formats)],
});

function settled<T>(outcome: T | 'unknown' | 'outdated'): T {
  if (outcome === 'unknown') throw new DomainError('not-found', 'listing.not-found', 'There is no such listing.');
  if (outcome === 'outdated') {
    throw new DomainError('conflict', 'listing.outdated', 'The listing has changed since you opened it. Nothing was saved.');
  }
  return outcome;
}

import type { User } from '../accounts/user.ts';
import { DomainError } from '../shared/domain-error.ts';
import { decideListing, type ListingDecision } from './decide-listing.use-case.ts';
import { MAX_LISTINGS, outdatedListing, unknownListing, type Listing, type ListingValues } from './listing.ts';
import type { ReceivedReview } from './review.ts';
import { firstFreeSlug, serviceSlug, type ServiceStatus } from './service.ts';
import type { ListingRows, LockedListing, ServicesAdapters } from './services.ports.ts';

/** Reviews that a provider sees at once. */
const MAX_RECEIVED = 100;

type Provider = Pick<User, 'id' | 'accountType'>;

interface ListingVersion {
  id: number;
  version: number;
}

export interface ListingEdit extends ListingVersion {
  isDraft: boolean;
}

export interface ListingsPorts extends Pick<ServicesAdapters, 'transact' | 'listings' | 'reviews'> {
  /** For the links in emails. */
  publicUrl: string;
}

/** What providers do with their own services, and what staff decide about it. */
export function createListings({ transact, listings: stored, reviews: received, publicUrl }: ListingsPorts) {
  return {
    /** Throws `forbidden` for other accounts than providers, as all methods for providers do. */
    async own(provider: Provider): Promise<{ listings: Listing[]; reviews: ReceivedReview[] }> {
      requireProvider(provider);
      const [listings, reviews] = await Promise.all([stored.own(provider.id), received.received(provider.id, MAX_RECEIVED)]);
      return { listings, reviews };
    },

    /** Throws `refused` beyond 20 listings. */
    async add(provider: Provider, values: ListingValues, isDraft: boolean): Promise<Listing> {
      requireProvider(provider);
      return transact(async ({ people, listings }) => {
        await people.lock(provider.id);
        if ((await listings.countOf(provider.id)) >= MAX_LISTINGS) {
          throw new DomainError('refused', 'listing.too-many', `A provider can have ${MAX_LISTINGS} listings. Withdraw one first.`);
        }
        const start = serviceSlug(values.name);
        const slug = firstFreeSlug(start, await listings.lockSlugs(start));
        const entry = { slug, status: statusOf(isDraft), basis: 'What its provider says' } as const;
        return found(listings, provider.id, await listings.add(provider.id, withoutRepeats(values), entry));
      });
    },

    /**
     * Changes an unpublished listing, which a draft keeps from staff, or proposes the change of a published one, which always goes to
     * staff. Throws `not-found`, and `conflict` when the listing has another version.
     */
    async change(provider: Provider, edit: ListingEdit, given: ListingValues): Promise<Listing> {
      requireProvider(provider);
      const values = withoutRepeats(given);
      return transact(async ({ listings }) => {
        const { status } = await lockOwn(listings, provider.id, edit);
        const change = status === 'published' ? { proposed: values } : { values, status: statusOf(edit.isDraft), reason: null };
        await listings.update(edit.id, change);
        return found(listings, provider.id, edit.id);
      });
    },

    /** Deletes an unpublished listing, or takes back what is proposed for a published one. Throws like `change`. */
    async withdraw(provider: Provider, edit: ListingVersion): Promise<void> {
      requireProvider(provider);
      await transact(async ({ listings }) => {
        const { status } = await lockOwn(listings, provider.id, edit);
        if (status === 'published') await listings.update(edit.id, { proposed: null });
        else await listings.remove(edit.id);
      });
    },

    /** The provider's one answer, which waits for staff. Throws `not-found`, and `conflict` for a second answer. */
    async reply(provider: Provider, reviewId: number, text: string): Promise<void> {
      requireProvider(provider);
      await transact(async ({ reviews }) => {
        const review = await reviews.lockReceived(provider.id, reviewId);
        if (!review) throw new DomainError('not-found', 'review.not-found', 'There is no such review of your services.');
        if (review.reply !== null) throw new DomainError('conflict', 'review.answered', 'You have answered this review already.');
        await reviews.reply(reviewId, text);
      });
    },

    /** A decision of staff. */
    decide: (decision: ListingDecision): Promise<void> => transact((stores) => decideListing(stores, decision, publicUrl)),
  };
}

export type Listings = ReturnType<typeof createListings>;

function requireProvider({ accountType }: Provider): void {
  if (accountType === 'provider') return;
  throw new DomainError('forbidden', 'listing.providers-only', 'Only accounts of providers can list services. Ask us for one.');
}

async function lockOwn(listings: ListingRows, ownerId: number, { id, version }: ListingVersion): Promise<LockedListing> {
  const listing = await listings.lock(id);
  if (listing?.ownerId !== ownerId) throw unknownListing();
  if (listing.version !== version) throw outdatedListing();
  return listing;
}

async function found(listings: ListingRows, ownerId: number, id: number): Promise<Listing> {
  const listing = await listings.find(ownerId, id);
  if (!listing) throw unknownListing();
  return listing;
}

const statusOf = (isDraft: boolean): ServiceStatus => (isDraft ? 'draft' : 'pending');

const withoutRepeats = (values: ListingValues): ListingValues => ({
  ...values,
  features: [...new Set(values.features)],
  formats: [...new Set(values.formats)],
});

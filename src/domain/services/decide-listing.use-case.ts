import { involvedIn } from '../shared/involved.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { Effects } from '../transactions/transact.ts';
import { listingDecidedEmail } from './listing-decided-email.ts';
import { outdatedListing, unknownListing } from './listing.ts';
import type { LockedListing, ServicesStores } from './services.ports.ts';

export interface ListingDecision {
  id: number;
  version: number;
  isApproved: boolean;
  /** Goes to the provider. Required for a rejection. */
  reason: string | null;
}

/**
 * Applies or refuses what a provider sent: a pending listing, or a change of a published one, which stays published then. Throws
 * `not-found`, `conflict`, `forbidden` about an own or a reported one, and `refused` when nothing waits.
 */
export async function decideListing(stores: ServicesStores & Effects, decision: ListingDecision, publicUrl: string): Promise<void> {
  const { listings, site, record } = stores;
  const { id, isApproved, reason } = decision;
  const { status: before, proposed } = await lockWaiting(stores, decision);
  const status = isApproved || before === 'published' ? 'published' : 'rejected';
  const applied = isApproved ? proposed : null;
  await listings.update(id, { ...(applied && { values: applied }), status, reason, proposed: null });
  const after = { status, proposed: null, ...applied };
  record({ event: 'record-changed', resource: 'services', id, before: { status: before, proposed }, after, reason });
  if (isApproved) await site.publish();
  await tellProvider(stores, decision, publicUrl);
}

async function lockWaiting({ listings }: ServicesStores, { id, version }: ListingDecision): Promise<LockedListing> {
  const listing = await listings.lock(id);
  if (!listing) throw unknownListing();
  if (await listings.isInvolved(id)) throw involvedIn('record');
  if (listing.version !== version) throw outdatedListing();
  if (listing.status === 'pending' || listing.proposed) return listing;
  throw new DomainError('refused', 'listing.nothing-waits', 'This service has nothing to decide.');
}

async function tellProvider({ listings, email }: ServicesStores & Effects, { id, isApproved, reason }: ListingDecision, publicUrl: string) {
  const provider = await listings.providerOf(id);
  if (!provider) return;
  const { userId, email: address, name, path } = provider;
  email({ ...listingDecidedEmail(address, { name, isApproved, reason, path }, publicUrl), userId });
}

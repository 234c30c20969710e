import type { User } from '../accounts/user.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { OwnReview, ReviewText } from './review.ts';
import type { Service } from './service.ts';
import type { ServicesAdapters } from './services.ports.ts';
import type { Services } from './services.use-cases.ts';

/** Services that one person can save. */
const MAX_SAVED = 200;

export interface MyServicesPorts extends Pick<ServicesAdapters, 'reviews' | 'saved' | 'listings'> {
  services: Pick<Services, 'byId' | 'byIds'>;
}

/** The services that a person saved and reviewed. */
export function createMyServices({ reviews, saved, listings, services }: MyServicesPorts) {
  return {
    /** `service` is null for a review of a service that is not on the site any more. `listed` has the ids of the person's own services. */
    async mine(userId: number): Promise<{ saved: Service[]; listed: number[]; reviews: (OwnReview & { service: Service | null })[] }> {
      const [ids, listed, own] = await Promise.all([saved.ids(userId), listings.own(userId), reviews.own(userId)]);
      return {
        saved: services.byIds(ids),
        listed: listed.map(({ id }) => id),
        reviews: own.map((review) => ({ ...review, service: services.byIds([review.serviceId])[0] ?? null })),
      };
    },

    /** Throws `not-found`, and `refused` beyond 200 services. */
    async save(userId: number, serviceId: number): Promise<Service> {
      const service = services.byId(serviceId);
      if (await saved.save(userId, serviceId, MAX_SAVED)) return service;
      throw new DomainError('refused', 'services.too-many-saved', `You can save ${MAX_SAVED} services. Remove one first.`);
    },
    unsave: (userId: number, serviceId: number): Promise<void> => saved.remove(userId, serviceId),

    /** Throws `not-found`, `refused` for an unverified address and one's own service, and `conflict` for a second review. */
    async addReview({ id: userId, emailVerified }: User, serviceId: number, review: ReviewText): Promise<OwnReview> {
      services.byId(serviceId);
      if (!emailVerified) {
        throw new DomainError('refused', 'review.unverified', 'Verify your email address first. Your profile can send the email again.');
      }
      const outcome = await reviews.add(userId, serviceId, review);
      if (outcome === 'unknown') throw new DomainError('not-found', 'service.not-found', 'There is no such service.');
      if (outcome === 'own-service') throw new DomainError('refused', 'review.own-service', 'You cannot review your own service.');
      if (outcome === 'exists') {
        throw new DomainError('conflict', 'review.exists', 'You have reviewed this service already. Delete that review to write another.');
      }
      return outcome;
    },
    removeReview: (userId: number, serviceId: number): Promise<void> => reviews.remove(userId, serviceId),
  };
}

export type MyServices = ReturnType<typeof createMyServices>;

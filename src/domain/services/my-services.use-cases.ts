import type { User } from '../accounts/user.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { OwnReview, ReviewText } from './review.ts';
import { unknownService, type Service } from './service.ts';
import type { ServicesAdapters } from './services.ports.ts';
import type { Services } from './services.use-cases.ts';

/** Services that one person can save. */
const MAX_SAVED = 200;

export interface MyServicesPorts extends Pick<ServicesAdapters, 'transact' | 'reviews' | 'saved' | 'listings'> {
  services: Pick<Services, 'byId' | 'byIds'>;
}

/** The services that a person saved and reviewed. */
export function createMyServices({ transact, reviews: stored, saved: kept, listings, services }: MyServicesPorts) {
  return {
    /** `service` is null for a review of a service that is not on the site any more. `listed` has the ids of the person's own services. */
    async mine(userId: number): Promise<{ saved: Service[]; listed: number[]; reviews: (OwnReview & { service: Service | null })[] }> {
      const [ids, listed, own] = await Promise.all([kept.ids(userId), listings.own(userId), stored.own(userId)]);
      return {
        saved: services.byIds(ids),
        listed: listed.map(({ id }) => id),
        reviews: own.map((review) => ({ ...review, service: services.byIds([review.serviceId])[0] ?? null })),
      };
    },

    /** Saving one again changes nothing. Throws `not-found`, and `refused` beyond 200 services. */
    async save(userId: number, serviceId: number): Promise<Service> {
      const service = services.byId(serviceId);
      await transact(async ({ people, saved }) => {
        await people.lock(userId);
        const ids = await saved.ids(userId);
        if (ids.includes(serviceId)) return;
        if (ids.length >= MAX_SAVED) {
          throw new DomainError('refused', 'services.too-many-saved', `You can save ${MAX_SAVED} services. Remove one first.`);
        }
        await saved.add(userId, serviceId);
      });
      return service;
    },
    unsave: (userId: number, serviceId: number): Promise<void> => kept.remove(userId, serviceId),

    /** Throws `not-found`, `refused` for an unverified address and one's own service, and `conflict` for a second review. */
    async addReview({ id: userId, emailVerified }: User, serviceId: number, text: ReviewText): Promise<OwnReview> {
      services.byId(serviceId);
      if (!emailVerified) {
        throw new DomainError('refused', 'review.unverified', 'Verify your email address first. Your profile can send the email again.');
      }
      return transact(async ({ people, reviews }) => {
        await people.lock(userId);
        const service = await reviews.holdService(serviceId);
        if (!service) throw unknownService();
        if (service.ownerId === userId) throw new DomainError('refused', 'review.own-service', 'You cannot review your own service.');
        const review = await reviews.add(userId, serviceId, text);
        if (review) return review;
        throw new DomainError('conflict', 'review.exists', 'You have reviewed this service already. Delete that review to write another.');
      });
    },

    /** For good. No-op without one. */
    removeReview: (userId: number, serviceId: number): Promise<void> =>
      transact(async ({ reviews, site }) => {
        await reviews.lockService(serviceId);
        if (!(await reviews.remove(userId, serviceId))) return;
        await reviews.writeRating(serviceId);
        await site.publish();
      }),
  };
}

export type MyServices = ReturnType<typeof createMyServices>;

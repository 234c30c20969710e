import { z } from 'zod';
import { noContent } from '../shapes/account-shapes.ts';
import { rowId } from '../shapes/codecs.ts';
import { ownReview, reviewValues, service } from '../shapes/service-shapes.ts';
import { defineContract } from '../endpoint.ts';

const params = z.strictObject({ id: rowId });

/** The services that a person saved and reviewed. */
export const myServicesContract = defineContract({
  mine: {
    method: 'GET',
    path: '/api/user/services',
    access: 'user',
    summary:
      "Returns the services that the caller saved, latest first, the ids of those that the caller lists as a provider, and the caller's own reviews with the services that they are about.",
    response: z.object({
      saved: z.array(service),
      listed: z.array(z.int()),
      reviews: z.array(ownReview.extend({ service: service.nullable() }).meta({ id: 'OwnServiceReviewWithService' })),
    }),
  },
  save: {
    method: 'PUT',
    path: '/api/user/services/:id',
    access: 'user',
    summary: 'Saves a service. Also succeeds if it is saved already.',
    params,
    response: service,
    refusals: [404, 422],
  },
  unsave: {
    method: 'DELETE',
    path: '/api/user/services/:id',
    access: 'user',
    status: 204,
    summary: 'Removes a saved service. Also succeeds if it is not saved.',
    params,
    response: noContent,
  },
  addReview: {
    method: 'POST',
    path: '/api/services/:id/reviews',
    access: 'user',
    status: 201,
    limit: { user: { calls: 10, seconds: 86_400 } },
    summary: 'Writes a review, once per service. Requires a verified address and that the caller used the service. Staff publish it.',
    params,
    body: reviewValues.extend({ hasUsed: z.literal(true, 'Confirm that you used this service') }),
    response: ownReview,
    refusals: [404, 409, 422],
  },
  removeReview: {
    method: 'DELETE',
    path: '/api/services/:id/reviews',
    access: 'user',
    status: 204,
    summary: "Deletes the caller's own review of a service for good. Also succeeds without one.",
    params,
    response: noContent,
  },
});

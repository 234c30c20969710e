import { z } from 'zod';
import { messageAnswer, noContent } from '../shapes/account-shapes.ts';
import { rowId } from '../shapes/codecs.ts';
import { listing, listingValues, receivedReview, replyText } from '../shapes/service-shapes.ts';
import { defineContract } from '../endpoint.ts';

const params = z.strictObject({ id: rowId });
const change = listingValues.extend({
  isDraft: z.boolean().meta({ description: 'Keeps an unpublished listing from staff. Default: the listing goes to staff' }).optional(),
});
const WRITES = { user: { calls: 60, seconds: 3_600, bucket: 'listings' } };

/** What providers do with their own listings. Accounts of other types are refused with 403. */
export const listingsContract = defineContract({
  own: {
    method: 'GET',
    path: '/api/user/listings',
    access: 'user',
    summary: 'Lists the services of the caller, a provider, in each status.',
    response: z.object({ listings: z.array(listing), reviews: z.array(receivedReview) }),
  },
  add: {
    method: 'POST',
    path: '/api/services',
    access: 'user',
    status: 201,
    limit: WRITES,
    summary: 'Proposes a service. Staff publish it.',
    body: change,
    response: listing,
    refusals: [422],
  },
  change: {
    method: 'PATCH',
    path: '/api/services/:id',
    access: 'user',
    isVersioned: true,
    limit: WRITES,
    summary: 'Replaces the values of a listing. A change of a published one waits for staff, and the published values stay until then.',
    params,
    body: change,
    response: listing,
    refusals: [404],
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/services/:id',
    access: 'user',
    isVersioned: true,
    status: 204,
    limit: WRITES,
    summary: 'Deletes an unpublished listing, or takes back the proposed change of a published one.',
    params,
    response: noContent,
    refusals: [404],
  },
  reply: {
    method: 'POST',
    path: '/api/service-reviews/:id/reply',
    access: 'user',
    status: 201,
    limit: WRITES,
    summary: "Answers a published review of the caller's service, once. Staff publish the answer.",
    params,
    body: z.strictObject({ text: replyText }),
    response: messageAnswer,
    refusals: [404, 409],
  },
});

import { z } from 'zod';
import { ANALYTICS_CATEGORY } from '../../domain/analytics/events.ts';
import { STATE_CODES } from '../../domain/colleges/states.ts';
import { FAULT_KINDS, LONGEST_FAULT } from '../../domain/services/fault.ts';
import { LONGEST_WORDS, SERVICE_SORTS } from '../../domain/services/marketplace.ts';
import { PRICE_BANDS, SERVICE_FORMATS, SERVICE_LIMITS } from '../../domain/services/service.ts';
import { LAST_PAGE } from '../../domain/shared/query-params.ts';
import { messageAnswer } from '../shapes/account-shapes.ts';
import { csvFormat, rowId, wholeNumber } from '../shapes/codecs.ts';
import { categoryAddress, publishedReview, service, serviceCategory } from '../shapes/service-shapes.ts';
import { defineContract } from '../endpoint.ts';
import { freeText } from '../shapes/text-shapes.ts';

const params = z.strictObject({ id: rowId });
export const SERVICES_PER_PAGE = 96;
export const REVIEWS_PER_PAGE = 10;

/** Several values of one filter, separated by commas. */
function several<const T extends string>(values: readonly [T, ...T[]] | readonly T[], description: string) {
  const one = z.enum(values as readonly [T, ...T[]]);
  return z
    .codec(z.string().max(200), z.array(one), {
      decode(text, context) {
        const parsed = z
          .array(one)
          .min(1)
          .safeParse([...new Set(text.split(','))]);
        if (parsed.success) return parsed.data;
        context.issues.push({ code: 'custom', message: description, input: text });
        return z.NEVER;
      },
      encode: (chosen) => chosen.join(','),
    })
    .meta({ description, example: values[0] });
}

const featureList = z
  .codec(z.string().max(400), z.array(z.string().max(SERVICE_LIMITS.feature)).max(SERVICE_LIMITS.features), {
    decode: (text) => [...new Set(text.split(',').filter((feature) => feature !== ''))],
    encode: (features) => features.join(','),
  })
  .meta({ description: 'Features that a service must all have, separated by commas', example: 'SAT' });

const count = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/** What everyone reads about services. */
export const servicesContract = defineContract({
  categories: {
    method: 'GET',
    path: '/api/service-categories',
    access: 'public',
    example: '/api/service-categories',
    summary: 'Lists the categories of services in order, with the number of services of each.',
    response: z.array(serviceCategory),
  },
  list: {
    method: 'GET',
    path: '/api/services',
    access: 'public',
    example: '/api/services?category=test-prep&price=free',
    summary:
      'Lists published services: by verified rating, then for everyone before for one state, free and public ones first, by name. No one can pay for a place.',
    query: z.strictObject({
      category: categoryAddress.optional(),
      q: z
        .string()
        .trim()
        .max(LONGEST_WORDS, `At most ${LONGEST_WORDS} characters`)
        .meta({ description: 'Words to find', example: 'practice tests' })
        .optional(),
      price: several(PRICE_BANDS, `Of ${PRICE_BANDS.join(', ')}, separated by commas`).optional(),
      how: several(SERVICE_FORMATS, `Of ${SERVICE_FORMATS.join(', ')}, separated by commas`).optional(),
      feature: featureList.optional(),
      sort: z
        .enum(SERVICE_SORTS, `One of ${SERVICE_SORTS.join(', ')}`)
        .meta({ description: `One of ${SERVICE_SORTS.join(', ')}`, example: 'name' })
        .optional(),
      page: wholeNumber(LAST_PAGE).optional(),
      format: csvFormat.optional(),
    }),
    response: z.object({
      items: z.array(service),
      total: z.int(),
      page: z.int(),
      perPage: z.int(),
      /** Of each filter, with the others applied. */
      facets: z.object({
        price: count(z.enum(PRICE_BANDS)),
        how: count(z.enum(SERVICE_FORMATS)),
        feature: count(z.string()),
      }),
    }),
  },
  related: {
    method: 'GET',
    path: '/api/services/related',
    access: 'public',
    example: '/api/services/related?state=CA',
    summary: 'Lists up to four free or public services that help students of a state: price calculators, state aid, tutoring.',
    query: z.strictObject({
      state: z.enum(STATE_CODES, 'A state as two letters').meta({ description: 'A state as two letters', example: 'CA' }).optional(),
    }),
    response: z.array(service),
  },
  bySlug: {
    method: 'GET',
    path: '/api/services/slug/:slug',
    access: 'public',
    example: '/api/services/slug/khan-academy',
    summary: 'Returns a published service by the last part of its address.',
    params: z.strictObject({
      slug: z
        .string()
        .regex(/^[a-z\d-]{1,100}$/, 'The last part of an address')
        .meta({ description: 'The last part of its address', example: 'khan-academy' }),
    }),
    response: service,
    refusals: [404],
  },
  byId: {
    method: 'GET',
    path: '/api/services/:id',
    access: 'public',
    summary: 'Returns a published service.',
    params,
    response: service,
    refusals: [404],
  },
  reviews: {
    method: 'GET',
    path: '/api/services/:id/reviews',
    access: 'public',
    summary: 'Lists the published reviews of a service, newest first. Their writers are verified users and stay unnamed.',
    params,
    query: z.strictObject({ page: wholeNumber(LAST_PAGE).optional() }),
    response: z.object({ items: z.array(publishedReview), total: z.int(), page: z.int(), perPage: z.int() }),
    refusals: [404],
  },
  click: {
    method: 'POST',
    path: '/api/services/:id/click',
    access: 'public',
    status: 202,
    limit: { address: { calls: 60, seconds: 60 } },
    summary: 'Counts a click on the website of a service as external_link_click. Browsers send it only with analytics consent.',
    params,
    body: z.strictObject({ category: z.literal(ANALYTICS_CATEGORY, 'The category must be analytics') }),
    response: z.object({ recorded: z.literal(true) }),
    refusals: [404],
  },
  reportFault: {
    method: 'POST',
    path: '/api/services/:id/faults',
    access: 'optional',
    status: 201,
    limit: { address: { calls: 20, seconds: 3_600 }, user: { calls: 20, seconds: 86_400 } },
    summary: 'Reports that something about a service is wrong. Staff look at it.',
    params,
    body: z.strictObject({
      kind: z.enum(FAULT_KINDS, 'Choose what is wrong'),
      message: freeText()
        .max(LONGEST_FAULT, `At most ${LONGEST_FAULT.toLocaleString('en-US')} characters`)
        .optional(),
      website: z.string().max(300).meta({ description: 'Leave it out. Reports with it are not kept' }).optional(),
    }),
    response: messageAnswer,
    refusals: [404],
  },
});

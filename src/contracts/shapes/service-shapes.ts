import { z } from 'zod';
import { STATE_CODES } from '../../domain/colleges/states.ts';
import { REVIEW_LIMITS, REVIEW_STATUSES } from '../../domain/services/review.ts';
import {
  CATEGORY_SLUGS,
  categorySlugOf,
  PRICE_BANDS,
  SERVICE_FORMATS,
  SERVICE_LIMITS,
  SERVICE_STATUSES,
} from '../../domain/services/service.ts';
import { isOneLine, ONE_LINE_WORDS } from '../../domain/shared/plain-text.ts';
import { timestamp } from './codecs.ts';
import { freeText } from './text-shapes.ts';

const atMost = (count: number) => `At most ${count.toLocaleString('en-US')} characters`;
const line = (most: number) => z.string().trim().min(1, 'Required').max(most, atMost(most)).refine(isOneLine, ONE_LINE_WORDS);

const WEBSITE_WORDS = 'An address that starts with https:// or http://';
/** An http or https address of a public host name, without credentials. */
export const website = freeText()
  .max(SERVICE_LIMITS.website, atMost(SERVICE_LIMITS.website))
  .refine(isWebsite, WEBSITE_WORDS)
  // As browsers send it: letters of other scripts and quotation marks are encoded, so that the address shows what it is.
  .overwrite((text) => (URL.canParse(text) ? new URL(text).href : text))
  .meta({ description: WEBSITE_WORDS, example: 'https://www.khanacademy.org/' });

function isWebsite(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && /^(?=.{1,253}$)([a-z\d-]+\.)+[a-z]{2,}$/i.test(hostname);
}

/** A category by its address below /services, canonical or not. */
export const categoryAddress = z
  .codec(z.string().max(80), z.enum(CATEGORY_SLUGS), {
    decode(text, context) {
      const slug = categorySlugOf(text);
      if (slug !== undefined) return slug;
      context.issues.push({ code: 'custom', message: 'A category of services', input: text });
      return z.NEVER;
    },
    encode: (slug) => slug,
  })
  .meta({ description: 'A category, by its address below /services', example: 'test-prep' });

/** What a provider and staff say about a service. */
export const serviceValues = z.object({
  name: line(SERVICE_LIMITS.name),
  description: freeText()
    .min(SERVICE_LIMITS.shortestDescription, `At least ${SERVICE_LIMITS.shortestDescription} characters`)
    .max(SERVICE_LIMITS.description, atMost(SERVICE_LIMITS.description)),
  priceRange: line(SERVICE_LIMITS.priceRange).nullable(),
  priceBand: z.enum(PRICE_BANDS).nullable(),
  features: z.array(line(SERVICE_LIMITS.feature)).max(SERVICE_LIMITS.features, `At most ${SERVICE_LIMITS.features}`),
  formats: z.array(z.enum(SERVICE_FORMATS)).min(1, 'Choose at least one').max(SERVICE_FORMATS.length),
  website,
});

export const service = z
  .object({
    id: z.int(),
    slug: z.string(),
    category: z.enum(CATEGORY_SLUGS),
    ...serviceValues.shape,
    /** "4.6 (12 verified)"; null below five reviews. */
    rating: z.string().nullable(),
    /** Published reviews of verified users. */
    reviewCount: z.int(),
    isCommercial: z.boolean(),
    /** A free or public service that can stand in for a commercial one. */
    isPublicAlternative: z.boolean(),
    /** The state whose residents it is for; null: for everyone. */
    state: z.enum(STATE_CODES).nullable(),
    /** What the entry rests on. */
    basis: z.string(),
    checkedAt: z.iso.date().nullable(),
    checkedBy: z.string().nullable(),
    /** The day of the last visit of the website; null: not visited yet. */
    websiteVisitedAt: z.iso.date().nullable(),
    /** The website did not answer at the last check. */
    isLinkDead: z.boolean(),
    /** Its provider can be written to. */
    canMessage: z.boolean(),
  })
  .meta({ id: 'Service' });

export const serviceCategory = z
  .object({
    id: z.int(),
    slug: z.enum(CATEGORY_SLUGS),
    alias: z.string(),
    name: z.string(),
    description: z.string(),
    icon: z.string(),
    position: z.int(),
    /** Published services. */
    count: z.int(),
  })
  .meta({ id: 'ServiceCategory' });

const stars = z.int().min(1, 'From 1 to 5').max(5, 'From 1 to 5');
const reviewText = freeText()
  .min(REVIEW_LIMITS.shortest, `At least ${REVIEW_LIMITS.shortest} characters`)
  .max(REVIEW_LIMITS.longest, atMost(REVIEW_LIMITS.longest));
export const reviewValues = z.strictObject({ stars, text: reviewText });
export const replyText = freeText().min(1, 'Required').max(REVIEW_LIMITS.reply, atMost(REVIEW_LIMITS.reply));

export const publishedReview = z
  .object({ id: z.int(), stars: z.int(), text: z.string(), createdAt: timestamp, reply: z.string().nullable() })
  .meta({ id: 'ServiceReview' });

export const ownReview = z
  .object({
    id: z.int(),
    serviceId: z.int(),
    stars: z.int(),
    text: z.string(),
    status: z.enum(REVIEW_STATUSES),
    reason: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'OwnServiceReview' });

export const receivedReview = publishedReview
  .extend({ serviceId: z.int(), replyStatus: z.enum(REVIEW_STATUSES).nullable() })
  .meta({ id: 'ReceivedServiceReview' });

export const listingValues = z.strictObject({ category: z.enum(CATEGORY_SLUGS), ...serviceValues.shape });

export const listing = z
  .object({
    id: z.int(),
    slug: z.string(),
    version: z.int(),
    status: z.enum(SERVICE_STATUSES),
    rating: z.string().nullable(),
    category: z.enum(CATEGORY_SLUGS),
    ...serviceValues.shape,
    proposed: z.object({ category: z.enum(CATEGORY_SLUGS), ...serviceValues.shape }).nullable(),
    reason: z.string().nullable(),
    updatedAt: timestamp,
  })
  .meta({ id: 'ServiceListing' });

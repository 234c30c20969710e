/** The marketplace: services, reviews and listings. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type Service = WireOf<Contracts['services']['byId']>;
export type ServiceList = WireOf<Contracts['services']['list']>;
export type ServiceCategory = WireOf<Contracts['services']['categories']>[number];
export type ServiceReviews = WireOf<Contracts['services']['reviews']>;
export type MyServices = WireOf<Contracts['myServices']['mine']>;
export type OwnListings = WireOf<Contracts['listings']['own']>;
export type ServiceListing = OwnListings['listings'][number];

export { SERVICE_CATEGORIES } from '../../../../src/domain/services/categories.ts';
export { FAULT_KINDS, FAULT_STATUSES, LONGEST_FAULT, type FaultKind } from '../../../../src/domain/services/fault.ts';
export { LONGEST_WORDS, SERVICE_SORTS } from '../../../../src/domain/services/marketplace.ts';
export { REVIEW_LIMITS, REVIEW_STATUSES } from '../../../../src/domain/services/review.ts';
export { LINK_STATES, PRICE_BANDS, SERVICE_FORMATS, SERVICE_LIMITS, SERVICE_STATUSES } from '../../../../src/domain/services/service.ts';

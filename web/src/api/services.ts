/** The vocabularies and limits of the marketplace. Its types are in `domain.ts`. */
export { FAULT_KINDS, FAULT_STATUSES, LONGEST_FAULT, type FaultKind } from '../../../src/domain/services/fault.ts';
export { LONGEST_WORDS, SERVICE_SORTS } from '../../../src/domain/services/marketplace.ts';
export { REVIEW_LIMITS, REVIEW_STATUSES } from '../../../src/domain/services/review.ts';
export { LINK_STATES, PRICE_BANDS, SERVICE_FORMATS, SERVICE_LIMITS, SERVICE_STATUSES } from '../../../src/domain/services/service.ts';

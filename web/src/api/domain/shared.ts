/** Texts, product and retention, which all parts of the site share. */
export { PRODUCT } from '../../../../src/domain/shared/product.ts';
export { faultText, type ParamWords } from '../../../../src/domain/shared/param-words.ts';
export { contrast } from '../../../../src/domain/shared/contrast.ts';
export { csvLine } from '../../../../src/domain/shared/csv.ts';
export { enumeration } from '../../../../src/domain/shared/text.ts';
export { ANALYTICS_EVENTS, type AnalyticsEvent } from '../../../../src/domain/analytics/events.ts';
export { RETENTION } from '../../../../src/domain/housekeeping/retention.ts';

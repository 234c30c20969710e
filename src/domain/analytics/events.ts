/** What may be counted, when a visitor has agreed to it (specification §9). */
export const ANALYTICS_EVENTS = [
  'sign_up',
  'login',
  'college_view',
  'college_search',
  'college_favorite',
  'college_filter',
  'external_link_click',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** The category of consent that events belong to; an event of any other is not taken. */
export const ANALYTICS_CATEGORY = 'analytics';

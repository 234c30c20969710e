/** Events that are counted when a visitor has agreed to analytics. */
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

/** The consent category of all events; events of other categories are rejected. */
export const ANALYTICS_CATEGORY = 'analytics';

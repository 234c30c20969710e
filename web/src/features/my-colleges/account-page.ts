/** Where a signed-in person has the list. */
export const ACCOUNT_PAGE = '/profile?tab=favorites';

/** Signs in or up, and continues with the list. */
export const authHref = (tab: 'login' | 'register'): string => `/auth?tab=${tab}&returnUrl=${encodeURIComponent(ACCOUNT_PAGE)}`;

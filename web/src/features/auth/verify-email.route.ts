import type { PageHandle } from '../../api/site.ts';

export { VerifyEmailPage as Component } from './VerifyEmailPage.tsx';

/** Not cached: the address may hold a token from an email. */
export const handle: PageHandle = { isLive: true, params: ['token'] };

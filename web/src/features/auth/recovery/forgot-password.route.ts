import type { PageHandle } from '../../../api/site.ts';

export { ForgotPasswordPage as Component } from './ForgotPasswordPage.tsx';

/** Not cached: the address may hold a token from an email. */
export const handle: PageHandle = { isLive: true, params: ['token', 'step'] };

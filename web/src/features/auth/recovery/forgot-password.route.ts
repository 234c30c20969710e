import type { PageHandle } from '../../../api/site.ts';

export { ForgotPasswordPage as Component } from './ForgotPasswordPage.tsx';

/** Its address may hold a secret out of a mail, so no copy of the page is kept anywhere. */
export const handle: PageHandle = { isLive: true };

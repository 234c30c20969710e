import type { PageHandle } from '../../api/site.ts';

export { AuthPage as Component } from './AuthPage.tsx';

export const handle: PageHandle = { params: ['tab', 'returnUrl', 'reset'] };

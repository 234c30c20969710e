import type { PageHandle } from '../../../api/site.ts';

export { CreatePage as Component } from './CreatePage.tsx';

/** The college and the profile of the address are for the browser alone: the form needs a session. */
export const handle: PageHandle = { isLive: true };

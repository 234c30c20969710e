import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PageHandle } from '../../api/site.ts';
import { signUpChunk } from './chunks.ts';

export { AuthPage as Component } from './AuthPage.tsx';

export const handle: PageHandle = { params: ['tab', 'returnUrl', 'reset'] };

/** Waits for the form of sign-up, on the server and in the browser. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  if (new URL(request.url).searchParams.get('tab') === 'register') await signUpChunk.preload().catch(() => undefined);
  return null;
}

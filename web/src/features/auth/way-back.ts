import { ownPath } from '../../lib/own-path.ts';

/** Where `returnUrl` leads, or undefined: it stays on this site, and never leads to the way in itself. */
export function wayBack(returnUrl: string | null): string | undefined {
  const path = ownPath(returnUrl);
  return path === undefined || /^\/auth(?![\w-])/.test(path) ? undefined : path;
}

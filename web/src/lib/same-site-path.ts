const ORIGIN = 'http://here.invalid';
const SINGLE_SLASH = /^\/(?![/\\])/;

/** The path of this site that a text names, or undefined. A return address must not lead to another site. */
export function sameSitePath(text: string | null): string | undefined {
  if (text === null || !SINGLE_SLASH.test(text) || !URL.canParse(text, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ORIGIN);
  // `URL` removes tabs and resolves dots, which can create a second leading slash.
  return origin === ORIGIN && SINGLE_SLASH.test(pathname) ? pathname + search + hash : undefined;
}

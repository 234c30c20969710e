const HERE = 'http://here.invalid';
const OWN = /^\/(?![/\\])/;

/** The path of this site that a text from an address names, or undefined: a way back must not lead anywhere else. */
export function ownPath(text: string | null): string | undefined {
  if (text === null || !OWN.test(text) || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // Tabs vanish and dots are resolved on the way, which can bring a second slash to the front.
  return origin === HERE && OWN.test(pathname) ? pathname + search + hash : undefined;
}

import { stateOf, stateSlug } from '../colleges/state-address.ts';
import { PRODUCT } from '../shared/product.ts';
import { PAGES_OF_DATA, PAGES_OF_TEXT } from '../shared/public-pages.ts';

/** What counts are kept under when a path is none of ours. */
export const OTHER_PATH = '/other';

const KNOWN = new Set([...PAGES_OF_DATA, ...PAGES_OF_TEXT, `/${PRODUCT.slug}/results`, '/best-colleges', '/compare', '/auth']);
const LIST = /^\/(?:colleges|schools)\/(public|private|community|hbcu)$/;
const STATE = /^\/(?:colleges|schools)\/states?\/(?:best-colleges-)?([a-z-]{2,40})$/i;
const COLLEGE = /^\/colleges\/([a-z0-9-]{1,200})$/;

/**
 * The path an event is counted under: aliases under their canonical address, and whatever is no page of ours under one name, so
 * that invented paths cannot fill the table.
 */
export function countedPath(path: string, isCollege: (slug: string) => boolean): string {
  if (KNOWN.has(path)) return path;
  const [, list] = LIST.exec(path) ?? [];
  if (list !== undefined) return `/colleges/best-${list}-colleges`;
  const state = stateOf(STATE.exec(path)?.[1] ?? '');
  if (state) return `/colleges/states/${stateSlug(state)}`;
  const [, slug] = COLLEGE.exec(path) ?? [];
  return slug !== undefined && isCollege(slug) ? path : OTHER_PATH;
}

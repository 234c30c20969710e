import { stateOf, stateSlug } from '../colleges/states.ts';
import { PRODUCT, DATA_PAGES, TEXT_PAGES } from '../shared/product.ts';

/** The path for all unknown paths. */
export const OTHER_PATH = '/other';

const KNOWN = new Set([...DATA_PAGES, ...TEXT_PAGES, `/${PRODUCT.slug}/results`, '/best-colleges', '/compare', '/auth']);
const LIST = /^\/(?:colleges|schools)\/(public|private|community|hbcu)$/;
const STATE = /^\/(?:colleges|schools)\/states?\/(?:best-colleges-)?([a-z-]{2,40})$/i;
const COLLEGE = /^\/colleges\/([a-z0-9-]{1,200})$/;

/** Aliases count under their canonical path. Unknown paths count under one name, so that invented paths cannot fill the table. */
export function countedPath(path: string, isCollege: (slug: string) => boolean): string {
  if (KNOWN.has(path)) return path;
  const [, list] = LIST.exec(path) ?? [];
  if (list !== undefined) return `/colleges/best-${list}-colleges`;
  const state = stateOf(STATE.exec(path)?.[1] ?? '');
  if (state) return `/colleges/states/${stateSlug(state)}`;
  const [, slug] = COLLEGE.exec(path) ?? [];
  return slug !== undefined && isCollege(slug) ? path : OTHER_PATH;
}

import { stateOf, stateSlug } from '../colleges/states.ts';
import { CATEGORY_SLUGS, categorySlugOf } from '../services/service.ts';
import { PRODUCT, DATA_PAGES, TEXT_PAGES } from '../shared/product.ts';

/** The path for all unknown paths. */
export const OTHER_PATH = '/other';

const SERVICES = ['/services', ...CATEGORY_SLUGS.map((slug) => `/services/${slug}`)];
const KNOWN = new Set([...DATA_PAGES, ...TEXT_PAGES, ...SERVICES, `/${PRODUCT.slug}/results`, '/best-colleges', '/compare', '/auth']);
const LIST = /^\/(?:colleges|schools)\/(public|private|community|hbcu)$/;
const STATE = /^\/(?:colleges|schools)\/states?\/(?:best-colleges-)?([a-z-]{2,40})$/i;
const COLLEGE = /^\/colleges\/([a-z0-9-]{1,200})$/;
const MAJOR = /^\/majors\/([a-z0-9-]{1,100})(?:\/([a-z-]{2,40}))?$/i;
const SERVICE = /^\/services\/([a-z-]{1,60})(?:\/([a-z0-9-]{1,100}))?$/;

/** Whether a page exists for the last part of an address. */
export interface KnownSlugs {
  isCollege: (slug: string) => boolean;
  isService: (slug: string) => boolean;
  isMajor: (slug: string) => boolean;
}

/** Aliases count under their canonical path. Unknown paths count under one name, so that invented paths cannot fill the table. */
export function countedPath(path: string, { isCollege, isService, isMajor }: KnownSlugs): string {
  if (KNOWN.has(path)) return path;
  const list = listPath(path);
  if (list !== undefined) return list;
  const [, slug] = COLLEGE.exec(path) ?? [];
  if (slug !== undefined && isCollege(slug)) return path;
  return majorPath(path, isMajor) ?? servicePath(path, isService) ?? OTHER_PATH;
}

function listPath(path: string): string | undefined {
  const [, list] = LIST.exec(path) ?? [];
  if (list !== undefined) return `/colleges/best-${list}-colleges`;
  const state = stateOf(STATE.exec(path)?.[1] ?? '');
  return state && `/colleges/states/${stateSlug(state)}`;
}

function majorPath(path: string, isMajor: KnownSlugs['isMajor']): string | undefined {
  const [, address = '', place] = MAJOR.exec(path) ?? [];
  const slug = address.toLowerCase();
  if (!isMajor(slug)) return undefined;
  if (place === undefined) return `/majors/${slug}`;
  const state = stateOf(place);
  return state && `/majors/${slug}/${stateSlug(state)}`;
}

function servicePath(path: string, isService: KnownSlugs['isService']): string | undefined {
  const [, address = '', slug] = SERVICE.exec(path) ?? [];
  const category = categorySlugOf(address);
  if (category === undefined || (slug !== undefined && !isService(slug))) return undefined;
  return ['/services', category, ...(slug === undefined ? [] : [slug])].join('/');
}

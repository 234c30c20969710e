import { createHash } from 'node:crypto';
import type { Router } from '@koa/router';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { stateSlug } from '../../../domain/colleges/states.ts';
import { isThin } from '../../../domain/colleges/college-values.ts';
import type { MajorPages } from '../../../domain/programs/taught-majors.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { CATEGORY_SLUGS, type Service } from '../../../domain/services/service.ts';
import { DATA_PAGES, TEXT_PAGES } from '../../../domain/shared/product.ts';
import { answerOf, type Answer } from '../answer/answer.ts';
import { isCurrent, type Versions } from '../answer/parts.ts';
import type { HttpState } from '../context.ts';
import type { CountRead } from '../request/access.ts';
import { API_HEADERS } from '../security-headers.ts';

const URLS_PER_PART = 5_000;
const XML = 'application/xml; charset=utf-8';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface Catalog {
  dataVersion(): string;
  /** The listed colleges. */
  listed(): readonly CollegeRecord[];
}

interface Sources {
  catalog: Catalog;
  /** Without it, the sitemap lists no pages of services. */
  services?: { all(): readonly Service[]; version(): string } | undefined;
  /** Without it, the sitemap lists no pages of majors. */
  majors?: { pages(): readonly MajorPages[] } | undefined;
}

interface SitemapEntry {
  path: string;
  /** ISO time of the last change, if known. */
  changed: string | undefined;
}

/** /sitemap.xml: an index of parts of at most 5,000 addresses each, made once for each version of the catalog and the services. */
export function mountSitemap(
  router: Router<HttpState>,
  { catalog, services, majors, countRead, publicUrl }: Sources & { countRead: CountRead; publicUrl: string },
): void {
  let made: { shows: Versions; files: Map<string, Answer> } | undefined;
  const files = (): Map<string, Answer> => {
    const shows = { catalog: catalog.dataVersion(), ...(services && { services: services.version() }) };
    if (!made || !isCurrent(made.shows, shows)) {
      const listed = { colleges: catalog.listed(), services: services?.all(), majors: majors?.pages() ?? [] };
      made = { shows, files: sitemaps(listed, { shows, publicUrl }) };
    }
    return made.files;
  };
  const serve = (path: string): Answer => {
    const answer = files().get(path);
    if (!answer) throw new DomainError('not-found', 'sitemap.not-found', 'This part of the sitemap does not exist.');
    return answer;
  };
  router.get(['/sitemap.xml', '/sitemap-:part.xml'], async (context) => {
    await countRead(context);
    context.state.cachedAs = context.path;
    context.state.answer = serve(context.path);
  });
}

interface Listed {
  colleges: readonly CollegeRecord[];
  services: readonly Service[] | undefined;
  majors: readonly MajorPages[];
}

/** Index and parts by path. Colleges with little data are left out, because their pages ask not to be indexed. */
function sitemaps(
  { colleges, services, majors }: Listed,
  { shows, publicUrl }: { shows: Versions; publicUrl: string },
): Map<string, Answer> {
  const known = colleges.filter((college) => !isThin(college));
  const pages = known.map(({ slug, lastDataSync }): SitemapEntry => ({ path: `/colleges/${slug}`, changed: lastDataSync ?? undefined }));
  const parts = new Map([
    ['/sitemap-pages.xml', [...pagesOf(colleges), ...(services ? servicePages(services) : [])]],
    ...inParts('colleges', pages),
    ...inParts('majors', majorPages(majors)),
  ]);
  const index = [...parts].map(([path, listed]): SitemapEntry => ({ path, changed: newest(listed.map(({ changed }) => changed)) }));
  const texts = new Map([...parts].map(([path, listed]) => [path, xmlOf('urlset', 'url', listed, publicUrl)]));
  texts.set('/sitemap.xml', xmlOf('sitemapindex', 'sitemap', index, publicUrl));
  return new Map([...texts].map(([path, text]) => [path, answer(text, shows)]));
}

const inParts = (name: string, entries: readonly SitemapEntry[]): [string, SitemapEntry[]][] =>
  Array.from({ length: Math.ceil(entries.length / URLS_PER_PART) }, (_, part) => [
    `/sitemap-${name}-${part + 1}.xml`,
    entries.slice(part * URLS_PER_PART, (part + 1) * URLS_PER_PART),
  ]);

const majorPages = (majors: readonly MajorPages[]): SitemapEntry[] =>
  majors
    .flatMap(({ slug, states }) => [slug, ...states.map((state) => `${slug}/${stateSlug(state)}`)])
    .map((path) => ({ path: `/majors/${path}`, changed: undefined }));

function pagesOf(colleges: readonly CollegeRecord[]): SitemapEntry[] {
  const changed = newest(colleges.map(({ lastDataSync }) => lastDataSync ?? undefined));
  const states = [...new Set(colleges.map(({ state }) => state))].sort();
  return [
    ...DATA_PAGES.map((path) => ({ path, changed })),
    ...states.map((state) => ({
      path: `/colleges/states/${stateSlug(state)}`,
      changed: newest(colleges.map((college) => (college.state === state ? (college.lastDataSync ?? undefined) : undefined))),
    })),
    ...TEXT_PAGES.map((path) => ({ path, changed: undefined })),
  ];
}

/** A page that was checked by a person says when. */
const servicePages = (services: readonly Service[]): SitemapEntry[] => [
  ...['/services', ...CATEGORY_SLUGS.map((slug) => `/services/${slug}`)].map((path) => ({ path, changed: undefined })),
  ...services.map(({ category, slug, checkedAt }) => ({ path: `/services/${category}/${slug}`, changed: checkedAt ?? undefined })),
];

/** ISO times of one time zone sort as text. */
const newest = (times: readonly (string | undefined)[]): string | undefined =>
  times.reduce((last, time) => (time !== undefined && (last === undefined || time > last) ? time : last), undefined);

function xmlOf(root: string, item: string, listed: readonly SitemapEntry[], publicUrl: string): string {
  const items = listed.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
    return `<${item}><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</${item}>`;
  });
  return `${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The ETag is a hash of the content, because another release of the site may list other pages for the same data. */
function answer(text: string, shows: Versions): Answer {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return answerOf(Buffer.from(text), XML, API_HEADERS, { etag, shows });
}

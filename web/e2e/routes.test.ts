import { LOGIN_REQUIRED, PAGES, UNKNOWN } from './routes.fixture.ts';
import { sharedSite, type Site } from './site.fixture.ts';

/** Every address over plain HTTP, as a search engine or a visitor without JavaScript sees it. */
interface Read {
  status: number;
  location: string | null;
  html: string;
  title: string;
  headings: string[];
  canonical: string;
  description: string;
}

interface ServicePage {
  items: { slug: string; category: string; name: string }[];
}

let site: Site;
const read = new Map<string, Promise<Read>>();

beforeAll(async () => {
  site = await sharedSite('visitors');
}, 180_000);
afterAll(() => site.stop());

const addresses = Object.entries(PAGES).flatMap(([canonical, aliases]) =>
  [canonical, ...aliases].map((address) => ({ address, canonical })),
);

describe('every page', () => {
  it.each(addresses)('$address works without JavaScript', async ({ address, canonical }) => {
    const page = await get(address);
    expect(page.status).toBe(200);
    expect(page.title).toMatch(/Alma/);
    expect(page.headings).toHaveLength(1);
    expect(page.headings[0]).not.toBe('');
    expect(page.description.length).toBeGreaterThan(20);
    expect(page.canonical).toBe(canonical);
  });

  it('has a unique title and description', async () => {
    const pages = await Promise.all(Object.keys(PAGES).map(async (address) => ({ address, ...(await get(address)) })));
    expect(sharedBy(pages, ({ title }) => title)).toEqual([]);
    expect(sharedBy(pages, ({ description }) => description)).toEqual([]);
  });

  it('has the same heading as its canonical page', async () => {
    // These pages have several steps or tabs with different headings.
    for (const { address, canonical } of addresses.filter((one) => !/^\/(auth|forgot-password|alma)$/.test(one.canonical))) {
      expect({ address, h1: (await get(address)).headings[0] }).toEqual({ address, h1: (await get(canonical)).headings[0] });
    }
  });
});

it.each(LOGIN_REQUIRED)('%s waits for the session, and links to the login without JavaScript', async (address) => {
  const { status, html, headings, canonical } = await get(address);
  expect([status, headings.length, canonical]).toEqual([200, 1, address]);
  expect(html).toMatch(/<p role="status"[^>]*>.*Checking your session/s);
  expect(html).toContain(`<a href="/auth?returnUrl=${encodeURIComponent(address)}"`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it.each([
  ['/roommate-connect', '/roommates'],
  ['/colleges/100858', '/colleges/auburn-university'],
  ['/colleges/Auburn-University', '/colleges/auburn-university'],
  ['/services/online-tutoring/khan-academy', '/services/best-online-tutoring-services/khan-academy'],
  ['/services/best-test-prep-services/Khan-Academy', '/services/best-online-tutoring-services/khan-academy'],
])('%s redirects to %s', async (address, target) => {
  const { status, location } = await get(address);
  expect([status, location]).toEqual([301, target]);
});

it.each(UNKNOWN)('%s is a 404 page', async (address) => {
  const { status, title, headings } = await get(address);
  expect(status).toBe(404);
  expect(title).not.toBe('');
  expect(headings).toHaveLength(1);
});

it.each(addresses)('$address is the same page with the parameters of other sites', async ({ address }) => {
  const added = `${address}${address.includes('?') ? '&' : '?'}utm_source=mail&fbclid=1`;
  // Pages that are not cached are made twice.
  const timeless = async (path: string) => (await get(path)).html.replaceAll(/"(dehydratedAt|dataUpdatedAt)":\d+/g, '');
  expect(await timeless(added)).toBe(await timeless(address));
});

it('each service has a page below its category, which names it in the title, the heading and the structured data', async () => {
  const listed = async (page: number) => (await (await fetch(`${site.url}/api/services?page=${page}`)).json()) as ServicePage;
  const services = (await Promise.all([1, 2, 3].map(listed))).flatMap(({ items }) => items);
  expect(services.length).toBeGreaterThan(100);
  for (const { slug, category, name } of services) {
    const address = `/services/${category}/${slug}`;
    const { status, canonical, headings, html } = await get(address);
    expect({ address, status, canonical, headings: headings.map(plain) }).toEqual({
      address,
      status: 200,
      canonical: address,
      headings: [name],
    });
    expect(html).toContain('"@type":"Service"');
    expect(html).toMatch(/<a href="https?:[^"]+" target="_blank" rel="nofollow noopener noreferrer( sponsored)?"/);
  }
}, 120_000);

it.each([
  ['/discover?q=auburn', '/discover'],
  ['/discover?view=table', '/discover'],
  ['/rankings?w=0000000005', '/rankings'],
  ['/alma/results?type=public', '/alma/results'],
  ['/alma?step=2', '/alma'],
  ['/compare?c=100858,100751', '/compare'],
  ['/compare?c=100858,100751&best=0', '/compare?c=100858,100751'],
  ['/colleges/best-public-colleges?page=2', '/colleges/best-public-colleges'],
  ['/colleges/states/ny?page=2', '/colleges/states/ny'],
  ['/services?q=essay', '/services'],
  ['/services/test-prep?price=free', '/services/test-prep'],
  ['/auth?tab=register', '/auth'],
  ['/auth?reset=1', '/auth'],
  ['/forgot-password?step=code', '/forgot-password'],
  ['/verify-email?token=abc', '/verify-email'],
])('%s is another page than %s', async (address, without) => {
  const [page, plain] = [await get(address), await get(without)];
  expect([page.status, plain.status]).toEqual([200, 200]);
  expect(page.html).not.toBe(plain.html);
});

it('has no inline script or style', async () => {
  for (const address of Object.keys(PAGES)) {
    const { html } = await get(address);
    expect({ address, inline: html.match(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>|\sstyle="|<style/g) }).toEqual({
      address,
      inline: null,
    });
  }
});

it('has no dead links', async () => {
  const found = new Map<string, string>();
  for (const { address } of addresses)
    for (const href of linksOf((await get(address)).html)) if (!found.has(href)) found.set(href, address);
  expect(found.size).toBeGreaterThan(150);

  const dead: string[] = [];
  const queue = [...found];
  const checkLinks = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [href, from] = next;
      const response = await fetch(site.url + href, { redirect: 'manual' });
      await response.body?.cancel();
      if (response.status >= 400) dead.push(`${response.status} ${href} on ${from}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, checkLinks));
  expect(dead.sort()).toEqual([]);
}, 180_000);

/** Fetches each address once. */
function get(address: string): Promise<Read> {
  const known = read.get(address);
  if (known) return known;
  const asked = fetchPage(address);
  read.set(address, asked);
  return asked;
}

async function fetchPage(address: string): Promise<Read> {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  const html = await response.text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, '').trim()),
    canonical: canonical.replace(/^https?:\/\/[^/]+/, ''),
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

const plain = (html: string): string => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The internal links of a page, without fragments. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, ''));
}

function sharedBy(
  pages: { address: string; title: string; description: string }[],
  text: (page: (typeof pages)[number]) => string,
): string[][] {
  const groups = new Map<string, string[]>();
  for (const page of pages) groups.set(text(page), [...(groups.get(text(page)) ?? []), page.address]);
  return [...groups].filter(([, sharing]) => sharing.length > 1).map(([shared, sharing]) => [shared, ...sharing]);
}

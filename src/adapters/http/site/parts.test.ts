import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { newReview, newService } from '../testing/services.fixture.ts';
import type { Site } from './pages.ts';

const rendered: string[] = [];
/** A page of a college, and pages of services. */
const site: Site = {
  headers: () => [],
  build: 'b1',
  files: (_context, next) => next(),
  panel: () => Promise.resolve(''),
  addressOf: (url) => Promise.resolve(url),
  async render(url, api) {
    rendered.push(url);
    const [, kind, slug = ''] = url.split('/');
    const shown = await api(kind === 'services' ? 'services.bySlug' : 'colleges.bySlug', { params: { slug } });
    return { status: 200, html: JSON.stringify(shown) };
  },
};

const ada = useSignedInUser({ site, seed: (db) => seedColleges(db, 2) });
beforeEach(async () => {
  await ada.app.db('users').where({ id: ada.user.id }).update({ account_type: 'staff' });
  rendered.length = 0;
});

const tagOf = async (path: string) => (await ada.app.get(path)).headers.get('etag');
/** Where the answers of these addresses come from. */
async function originsOf(paths: string[]): Promise<unknown[]> {
  ada.app.log.lines.length = 0;
  for (const path of paths) await (await ada.app.get(path)).text();
  return ada.app.log.lines.map(({ fields }) => fields['origin']);
}

async function publish(reviewId: number): Promise<number> {
  const headers = { 'If-Match': '"1"' };
  const path = `/api/admin/service-reviews/${reviewId}`;
  const answer = await ada.app.call('PATCH', path, { changes: { status: 'published' } }, ada.token, headers);
  await ada.app.useCases.refreshCatalog();
  return answer.status;
}

it('a published review changes the answers and pages of services, and leaves all others in the cache', async () => {
  const { app } = ada;
  const service = await newService(app);
  const review = await newReview(app, service.id, { status: 'pending' });
  const colleges = ['/college/college-1', '/api/colleges/slug/college-1', '/api/colleges/search', '/api/lists/public', '/api/catalog'];
  const services = [`/services/${service.slug}`, `/api/services/slug/${service.slug}`, '/sitemap.xml'];
  for (const path of [...colleges, ...services]) expect((await app.get(path)).status).toBe(200);
  const [collegeTag, serviceTag] = [await tagOf('/college/college-1'), await tagOf(`/services/${service.slug}`)];
  const dataVersion = app.useCases.colleges.dataVersion();
  const before = await (await app.get(`/services/${service.slug}`)).text();

  expect(await publish(review)).toBe(200);
  expect(await originsOf(colleges)).toEqual(colleges.map(() => 'cache'));
  expect(await originsOf(services)).toEqual(services.map(() => 'handler'));
  expect(await tagOf('/college/college-1')).toBe(collegeTag);
  expect(await tagOf(`/services/${service.slug}`)).not.toBe(serviceTag);
  const after = await (await app.get(`/services/${service.slug}`)).text();
  expect([JSON.parse(before), JSON.parse(after)]).toMatchObject([{ reviewCount: 0 }, { reviewCount: 1 }]);
  expect(app.useCases.colleges.dataVersion()).toBe(dataVersion);
});

it('equal calls after a new version make a page and an answer once', async () => {
  const { slug } = await newService(ada.app);
  const pages = await Promise.all(Array.from({ length: 300 }, () => ada.app.get(`/services/${slug}`)));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(rendered).toEqual([`/services/${slug}`]);
});

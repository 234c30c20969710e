import type { LoaderFunctionArgs } from 'react-router-dom';
import { createClient } from '../../api/client.ts';
import { createQueries } from '../../api/site.ts';
import './college-page.fixture.ts';
import { aDetail } from './college.fixture.ts';
import { loader } from './route.ts';

/** What the router gets for an address of the college with the slug marist-university. */
async function loaded(slug: string, query: string): Promise<[status: number, location: string | null] | string> {
  const detail = aDetail({ slug: 'marist-university', formerSlugs: ['marist-college'] });
  const site = { api: createClient(() => Promise.resolve(detail)), queries: createQueries(), onServer: false };
  const request = new Request(`https://alma.example/colleges/${slug}${query}`);
  const given = { params: { slug }, context: { get: () => site }, request } as unknown as LoaderFunctionArgs;
  try {
    return await loader(given);
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')];
    throw thrown;
  }
}

it('redirects former slugs and UNITIDs for good, and keeps the query', async () => {
  expect(await loaded('marist-college', '?from=list&x=1')).toEqual([301, '/colleges/marist-university?from=list&x=1']);
  expect(await loaded('192819', '')).toEqual([301, '/colleges/marist-university']);
  expect(await loaded('marist-university', '?from=list')).toBe('marist-university');
});

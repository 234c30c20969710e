import { saveLastAnswers } from '../../../entities/match/last-answers.ts';
import { loader } from './questions.route.ts';
// Loaded before, because Jest cannot load three graphs of modules at once.
import './steps/majors.ts';

const MAJORS: Record<string, { code: string }[]> = { nurse: [{ code: '51.38' }, { code: '51.3805' }] };

/** Where the loader leads; null if the page is shown. */
async function redirectOf(path: string, { onServer = false } = {}): Promise<unknown> {
  const api = { majors: { find: ({ query: { q } }: { query: { q: string } }) => Promise.resolve({ majors: MAJORS[q] ?? [] }) } };
  const site = { api, queries: { query: () => Promise.reject(new Error('no counts')) }, onServer };
  const args = { request: { url: `http://alma.example${path}` }, context: { get: () => site } };
  const thrown: unknown = await loader(args as unknown as Parameters<typeof loader>[0]).catch((reason: unknown) => reason);
  return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
}

it('goes on with the last answers of the tab, unless the address has answers', async () => {
  expect(await redirectOf('/alma')).toBeNull();
  saveLastAnswers({ type: ['public'], st: ['CA'], must: ['location'] });
  expect(await redirectOf('/alma')).toBe('/alma?step=1&type=public&st=CA&must=location');
  expect(await redirectOf('/alma?step=2&size=small')).toBeNull();
  expect(await redirectOf('/alma', { onServer: true })).toBeNull();
});

it.each([
  ['/alma?to=2&study=nurse&size=small', '/alma?step=2&major=51.38&size=small'],
  ['/alma?to=2&major=11.07&study=%20nurse%20', '/alma?step=2&major=11.07,51.38'],
  ['/alma?to=2&study=nothing&major=11.07', '/alma?step=2&major=11.07'],
  ['/alma?to=2&study=&size=small', '/alma?step=2&size=small'],
])('a form without scripts sends the text about a major: %s', async (sent, href) => {
  expect(await redirectOf(sent, { onServer: true })).toBe(href);
});

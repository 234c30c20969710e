import { saveLastAnswers } from '../../../entities/match/last-answers.ts';
import { loader } from './questions.route.ts';

/** Where the loader leads; null if the page is shown. */
async function redirectOf(path: string, { onServer = false } = {}): Promise<unknown> {
  const site = { api: {}, queries: { query: () => Promise.reject(new Error('no counts')) }, onServer };
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

import type { ErrorBody } from '../../../../contracts/errors.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { authorized } from '../../testing/http.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';
import { listKeys } from '../../../../domain/rankings/list-kinds.ts';

let app: DatabaseApp;
let staff: string;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: seedColleges });
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: 'staff' });
  staff = token;
});
afterAll(() => app.close());

type Text = ErrorBody & { id: number; version: number; list: string; intro: string; hasText: boolean };
const PATH = '/api/admin/list-texts';
const listed = async (filter: object): Promise<Text[]> =>
  (await (
    await app.call('GET', `${PATH}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`, undefined, staff)
  ).json()) as Text[];
async function write(list: string, intro: string) {
  const [{ id, version } = { id: 0, version: 0 }] = await listed({ list });
  const headers = { ...authorized(staff), 'content-type': 'application/json', 'if-match': `"${version}"` };
  const answer = await app.get(`${PATH}/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ changes: { intro } }) });
  return { status: answer.status, json: (await answer.json()) as Text };
}
const shown = async (path: string) => {
  const answer = await app.get(path);
  const { intro, dataVersion } = (await answer.json()) as { intro?: string; dataVersion: string };
  return { etag: answer.headers.get('etag'), intro, dataVersion };
};

it('every list has a record, and no text at first', async () => {
  expect((await listed({})).map(({ list }) => list).sort()).toEqual([...listKeys()].sort());
  expect(await listed({ hasText: true })).toEqual([]);
  expect((await shown('/api/lists/public')).intro).toBeUndefined();
});

it('a text is shown with its list after a reload of the texts alone, until it is emptied', async () => {
  const before = await shown('/api/lists/public');
  expect((await write('public', '  Run by a state.\n\nOften large. ')).json).toMatchObject({
    intro: 'Run by a state.\n\nOften large.',
    hasText: true,
  });
  await write('state-AL', 'Alabama has 5 large colleges & more.');
  await write('adults', 'For people with a job.');
  await app.useCases.refreshCatalog();
  const after = await shown('/api/lists/public');
  expect(after.intro).toBe('Run by a state.\n\nOften large.');
  expect(after.etag).not.toBe(before.etag);
  expect((await shown('/api/lists/state?state=AL')).intro).toContain('Alabama');
  expect((await shown('/api/good-for-adults')).intro).toBe('For people with a job.');
  expect([(await shown('/api/lists/state?state=GA')).intro, (await shown('/api/lists/hbcu')).intro]).toEqual([undefined, undefined]);
  expect((await listed({ hasText: true })).map(({ list }) => list).sort()).toEqual(['adults', 'public', 'state-AL']);
  expect(after.dataVersion).toBe(before.dataVersion);

  await write('public', '');
  await app.useCases.refreshCatalog();
  expect((await shown('/api/lists/public')).intro).toBeUndefined();
});

it.each([
  ['x'.repeat(1_001), 'At most 1,000 characters'],
  ['See <a href="/">this</a>', 'Write plain text without HTML'],
  ['Fish &amp; chips', 'Write plain text without HTML'],
  ['See https://example.org', 'Write plain text without links'],
  ['See www.example.org', 'Write plain text without links'],
])('refuses %.30s', async (intro, message) => {
  const { status, json } = await write('hbcu', intro);
  expect([status, json.errors]).toEqual([400, [{ path: 'changes.intro', message }]]);
});

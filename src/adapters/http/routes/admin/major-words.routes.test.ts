import type { ErrorBody } from '../../../../contracts/errors.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { authorized } from '../../testing/http.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';

let app: DatabaseApp;
let staff: string;
let viewer: string;

async function tokenOf(accountType: string): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

beforeAll(async () => {
  app = await startDatabaseApp({
    async seed(db) {
      await seedColleges(db);
      await db('colleges')
        .where({ id: 1 })
        .update({ state: 'CA', awards_by_program: JSON.stringify({ '51.3801.5': 40 }) });
    },
  });
  [staff, viewer] = [await tokenOf('staff'), await tokenOf('viewer')];
});
afterAll(() => app.close());
beforeEach(() => app.db('major_words').delete());

type Word = ErrorBody & { id: number; version: number };
const PATH = '/api/admin/major-words';
const WOMBATS = { word: 'wombats', codes: ['51.38'], isUnclear: false, state: 'active' };

async function send(method: string, path: string, body: object, { as = staff, version }: { as?: string; version?: number } = {}) {
  const match = version !== undefined && { 'if-match': `"${version}"` };
  const headers = { ...authorized(as), 'content-type': 'application/json', ...match };
  const answer = await app.get(PATH + path, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, json: (await answer.json()) as Word };
}
const create = (word: object) => send('POST', '', { ...WOMBATS, ...word });
const change = ({ id, version }: Word, changes: object) => send('PATCH', `/${id}`, { changes }, { version });
const publicly = async <T>(path: string) => (await (await app.get(path)).json()) as T;
const matches = async (text: string) =>
  (await publicly<{ majors: { code: string; matched: string }[] }>(`/api/majors/find?q=${encodeURIComponent(text)}`)).majors;
const found = async (text: string) => (await matches(text)).map(({ code }) => code);
const understood = async (text: string) =>
  (await publicly<{ understood?: { query: unknown } }>(`/api/colleges/search?q=${encodeURIComponent(text)}`)).understood;

it('a new word leads to its fields after a reload of the texts alone, until it is deleted', async () => {
  await app.useCases.refreshCatalog();
  const version = app.useCases.colleges.dataVersion();
  expect([await found('wombats'), await understood('wombats in california')]).toEqual([[], undefined]);
  const { status, json } = await create({ word: ' The “Wombats”! ', codes: ['5138', '51.3901'] });
  expect([status, json]).toEqual([
    201,
    expect.objectContaining({
      word: 'the wombats',
      codes: ['51.38', '51.3901'],
      codeNames: ['Nursing', 'Licensed practical nursing (LPN)'],
      seedCodes: [],
    }),
  ]);
  const { json: renamed } = await change(json, { word: 'wombats' });
  await app.useCases.refreshCatalog();
  expect([await found('wombats'), app.useCases.colleges.dataVersion()]).toEqual([['51.38', '51.3901'], version]);
  expect(JSON.stringify(await understood('wombats in california'))).toContain('51.38');

  expect((await send('DELETE', `/${renamed.id}`, {}, { version: renamed.version })).status).toBe(200);
  await app.useCases.refreshCatalog();
  expect(await found('wombats')).toEqual([]);
});

it('a hidden word of the seeds leads nowhere, and another one leads elsewhere', async () => {
  await app.useCases.refreshCatalog();
  expect([(await found('nurse'))[0], await understood('nurse in california')]).toEqual(['51.38', expect.anything()]);
  const { json } = await create({ word: 'Nurse', state: 'hidden' });
  expect(json).toMatchObject({ word: 'nurse', seedCodes: ['51.38'] });
  await create({ word: 'comp sci', codes: ['11'] });
  await app.useCases.refreshCatalog();
  expect([(await found('comp sci'))[0], await understood('nurse in california')]).toEqual(['11', undefined]);
  expect((await matches('nurse')).map(({ matched }) => matched)).not.toContain('nurse');
  await change(json, { state: 'active' });
  await app.useCases.refreshCatalog();
  expect((await found('nurse'))[0]).toBe('51.38');
});

it.each([
  [{ word: '!!' }, 'word: Write letters or digits'],
  [{ word: 'x'.repeat(61) }, 'word: At most 60 characters'],
  [{ word: 'Nursing', codes: ['11.07'] }, 'word: This is the name of Nursing (51.38). It can lead to no other code'],
  [{ codes: [] }, 'codes: Write at least one code'],
  [{ codes: ['nursing'] }, 'codes.0: Write CIP codes of 2, 4 or 6 digits, such as 51.38'],
  [{ codes: ['99.99'] }, 'codes: No field has the code 99.99'],
  [{ codes: Array.from({ length: 13 }, () => '51.38') }, 'codes: At most 12 codes'],
  [{ codes: ['51.38', '5138'] }, 'codes: A code appears twice'],
  [{ isUnclear: true }, 'codes: An unclear word needs at least two codes'],
])('refuses %j in a new word and in a change', async (values, message) => {
  const { json: saved } = await create({ word: 'saved word' });
  const said = ({ json }: { json: Word }) => json.errors?.map(({ path, message: text }) => `${path}: ${text}`);
  const [made, changed] = [await create(values), await change(saved, values)];
  expect([made.status, said(made), changed.status]).toEqual([400, [message], 400]);
  expect(said(changed)?.map((text) => text.replace(/^changes\./, ''))).toEqual([message]);
});

it('keeps a word once, and out of the hands of those who only read', async () => {
  const { json } = await create({});
  const again = await create({ word: 'Wombats.' });
  expect([again.status, again.json.errors]).toEqual([409, [{ path: 'word', message: 'This word has an entry already.' }]]);
  await send('DELETE', `/${json.id}`, {}, { version: json.version });
  expect((await create({})).status).toBe(201);
  expect((await send('POST', `/${json.id}/restore`, {}, { version: json.version + 1 })).status).toBe(409);
  expect((await send('POST', '', { ...WOMBATS, word: 'other' }, { as: viewer })).status).toBe(403);
});

import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { answerOf } from '../testing/http.fixture.ts';

interface SavedItem {
  id: number;
  name: string;
}

const ada = useSignedInUser();

/** The rules of names and limits are the same for everything that is saved under a name. */
describe.each([
  ['saved rankings', '/api/rankings/saved', { query: 'st=AL' }, 'saved_rankings', 'saved ranking', { query: 'st=AL' }],
  ['saved searches', '/api/user/searches', { query: 'state=AL' }, 'saved_searches', 'saved search', { query: 'state=AL' }],
  [
    'saved answers',
    '/api/match/sessions',
    { answers: {} },
    'match_sessions',
    'set of answers',
    { answers: {}, method_version: METHOD_VERSION },
  ],
])('%s', (_what, path, content, table, one, columns) => {
  const save = (name: string, as = ada.token) => ada.call('POST', path, { name, ...content }, as);
  const create = async (name: string, as = ada.token) => (await (await save(name, as)).json()) as SavedItem;
  const all = (as = ada.token) => ada.read<SavedItem[]>(path, as);
  const remove = async (id: number | string, as = ada.token) => (await ada.call('DELETE', `${path}/${id}`, undefined, as)).status;

  it('have names that are unique for each user, ignoring case', async () => {
    await create('  Near home ');
    const message = `You have a ${one} of this name.`;
    expect(await answerOf(await save('NEAR home'))).toMatchObject([409, { message, errors: [{ path: 'name', message }] }]);
    expect(await create('Near home', (await ada.app.register()).token)).toMatchObject({ name: 'Near home' });
    expect((await all()).map(({ name }) => name)).toEqual(['Near home']);
  });

  it.each(['', '   ', 'x'.repeat(61), 'two\nlines', 7, null])('cannot have the name %j', async (name) => {
    const [status, { errors }] = await answerOf(await save(name as string));
    expect([status, errors?.map((fault) => fault.path)]).toEqual([400, ['name']]);
  });

  it('are at most fifty with unique names, also when calls come at once', async () => {
    const rows = Array.from({ length: 48 }, (_, index) => ({ user_id: ada.user.id, name: `Number ${index}`, ...columns }));
    await ada.app.db(table).insert(rows);
    const names = ['A', 'A', 'a', 'B', 'C', 'D'];
    const statuses = await Promise.all(names.map(async (name) => (await save(name)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.every((status) => [201, 409, 422].includes(status))).toBe(true);
    expect(await all()).toHaveLength(50);
    const [status, { message }] = await answerOf(await save('One more'));
    expect([status, message]).toEqual([422, expect.stringMatching(/^You can have up to 50 .*s\. Remove one first\.$/)]);
    await remove((await all())[0]?.id ?? 0);
    expect((await save('One more')).status).toBe(201);
  });

  it('of others are neither listed nor removed', async () => {
    const { id } = await create('Mine');
    const otherUser = await ada.app.register();
    expect([await all(otherUser.token), await remove(id, otherUser.token)]).toEqual([[], 204]);
    expect(await all()).toMatchObject([{ id, name: 'Mine' }]);
  });

  it('can be removed, also twice', async () => {
    const { id } = await create('Mine');
    expect([await remove(id), await remove(id), await all()]).toEqual([204, 204, []]);
    expect([await remove('nonsense'), await remove('9'.repeat(10)), await remove('-1')]).toEqual([400, 400, 400]);
  });
});

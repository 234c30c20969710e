import type { ErrorBody } from '../../../contracts/errors.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';

const ada = useSignedInUser();

const PATH = '/api/user/facts';
const ALL = { sat: 1240, act: 26, gpa: 3.5, income: '30001-48000', budget: 20_000, homeState: 'AL', zip: '36849' };
const put = (body: unknown, as = ada.token) => ada.call('PUT', PATH, body, as);
const read = (as = ada.token) => ada.read<object | null>(PATH, as);

it('are kept for one user, replaced as a whole, and removed', async () => {
  expect(await read()).toBeNull();
  expect([(await put(ALL)).status, await read()]).toEqual([200, ALL]);
  const otherUser = await ada.app.register();
  expect([(await put({ gpa: 2 }, otherUser.token)).status, await read(), await read(otherUser.token)]).toEqual([200, ALL, { gpa: 2 }]);
  expect([(await put({})).status, await read()]).toEqual([200, {}]);
  const removed = () => ada.call('DELETE', PATH);
  expect([(await removed()).status, (await removed()).status, await read(), await read(otherUser.token)]).toEqual([
    204,
    204,
    null,
    { gpa: 2 },
  ]);
});

it('are never cached', async () => {
  await put(ALL);
  expect((await ada.call('GET', PATH)).headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['sat', 399],
  ['sat', 1200.5],
  ['sat', '1200'],
  ['act', 37],
  ['gpa', -0.1],
  ['gpa', 5.01],
  ['gpa', null],
  ['income', 'rich'],
  ['budget', 80_001],
  ['homeState', 'Ohio'],
  ['zip', '3684'],
  ['zip', '36849-1234'],
  // No state has these codes.
  ['zip', '00001'],
  ['zip', '09012'],
])('refuses %s = %j with the path of the field', async (field, value) => {
  await put(ALL);
  const answer = await put({ ...ALL, [field]: value });
  const { errors } = (await answer.json()) as ErrorBody;
  expect([answer.status, errors?.map(({ path }) => path), await read()]).toEqual([400, [field], ALL]);
});

it.each([
  ['lowest', { sat: 400, act: 1, gpa: 0, budget: 0 }],
  ['highest', { sat: 1600, act: 36, gpa: 5, budget: 80_000 }],
])('keep the %s possible values', async (_, facts) => {
  expect([(await put(facts)).status, await read()]).toEqual([200, facts]);
});

it('refuses unknown members', async () => {
  expect((await put({ ...ALL, name: 'Ada' })).status).toBe(400);
});

it('need a session', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await ada.call(method, PATH, method === 'PUT' ? ALL : undefined, '')).status).toBe(401);
});

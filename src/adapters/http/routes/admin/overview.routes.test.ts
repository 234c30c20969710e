import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../../testing/database-app.fixture.ts';
import { decide, newCase, newModerator } from '../../testing/moderation.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

const read = (path: string, { token }: SignedInWire) => app.call('GET', `/api/admin/${path}`, undefined, token);
const counts = async (by: SignedInWire) => (await (await read('case-counts', by)).json()) as object;
/** The number of cases that the list has with a filter. */
const listed = async (by: SignedInWire, filter: object) => {
  const answer = await read(`cases?filter=${encodeURIComponent(JSON.stringify(filter))}`, by);
  return Number(answer.headers.get('Content-Range')?.split('/')[1]);
};
const letPass = (id: number) =>
  app
    .db('cases')
    .where({ id })
    .update({ due_at: app.db.raw("now() - interval '1 second'") });

it('counts the cases that the list shows: open ones, and undecided ones after their time', async () => {
  const ada = await newModerator(app);
  expect(await counts(ada)).toEqual({ open: 0, overdue: 0 });
  const [first, second, third] = [await newCase(app), await newCase(app), await newCase(app)];
  expect(await counts(ada)).toEqual({ open: 3, overdue: 0 });
  await letPass(first.id);
  await letPass(second.id);
  await app.call('POST', `/api/admin/cases/${first.id}/claim`, {}, ada.token, { 'If-Match': '"1"' });
  expect(await counts(ada)).toEqual({ open: 2, overdue: 2 });
  expect([await listed(ada, { status: 'open' }), await listed(ada, { isOverdue: true }), await listed(ada, {})]).toEqual([2, 2, 3]);
  await decide(app, ada, second.id, { step: 'none' });
  expect(await counts(ada)).toEqual({ open: 1, overdue: 1 });

  await app.db('users').where({ id: third.subject.user.id }).update({ account_type: 'staff' });
  expect(await counts(third.subject)).toEqual({ open: 0, overdue: 1 });
});

it('is for moderators only', async () => {
  for (const [type, status] of [
    ['staff', 200],
    ['admin', 200],
    ['viewer', 403],
    ['student', 403],
  ] as const) {
    expect([type, (await read('case-counts', await newModerator(app, type))).status]).toEqual([type, status]);
  }
  expect((await app.get('/api/admin/case-counts')).status).toBe(401);
});

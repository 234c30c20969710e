import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../../testing/database-app.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';
import { newModerator, report } from '../../testing/moderation.fixture.ts';
import { newReview, newService } from '../../testing/services.fixture.ts';

/** Staff decide nothing about what they wrote, own or reported, also outside the queue. */
let app: DatabaseApp;
let me: SignedInWire;
let colleague: SignedInWire;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 1) });
});
afterAll(() => app.close());
beforeEach(async () => {
  [me, colleague] = [await newModerator(app), await newModerator(app)];
  await app.db('users').whereIn('id', [me.user.id, colleague.user.id]).update({ email_verified: true });
});

const send = async (by: SignedInWire, method: string, path: string, body?: object, version = 1) => {
  const answer = await app.call(method, `/api/admin/${path}`, body, by.token, { 'If-Match': `"${version}"` });
  const text = await answer.text();
  return { status: answer.status, json: (text === '' ? {} : JSON.parse(text)) as { code?: string; message?: string; count?: number } };
};
const patch = (by: SignedInWire, path: string, changes: object) => send(by, 'PATCH', path, { changes });
const REFUSED = { status: 403, json: { code: 'record.involved', message: expect.stringContaining('another member of staff') as string } };
const versionOf = async (table: string, id: number) => (await app.db(table).where({ id }).first<{ version: number }>('version')).version;

/** A record that concerns `me`, and a change of it that others may make. */
const CASES: Record<string, () => Promise<{ table: string; path: string; id: number; changes: object }>> = {
  'their own review': async () => {
    const service = await newService(app);
    const id = await newReview(app, service.id, { user_id: me.user.id, status: 'pending' });
    return { table: 'service_reviews', path: 'service-reviews', id, changes: { status: 'published' } };
  },
  'a review of their own service': async () => {
    const service = await newService(app, { owner_id: me.user.id });
    const id = await newReview(app, service.id, { stars: 1 });
    return { table: 'service_reviews', path: 'service-reviews', id, changes: { status: 'rejected', statusReason: 'Unfair.' } };
  },
  'a review that they reported': async () => {
    const id = await newReview(app, (await newService(app)).id);
    expect((await report(app, me, 'review', id)).status).toBe(202);
    return { table: 'service_reviews', path: 'service-reviews', id, changes: { status: 'rejected', statusReason: 'Unfair.' } };
  },
  'their own service': async () => {
    const { id } = await newService(app, { owner_id: me.user.id });
    return { table: 'services', path: 'services', id, changes: { isPublicAlternative: true } };
  },
  'a service that they reported': async () => {
    const { id } = await newService(app);
    expect((await report(app, me, 'service', id)).status).toBe(202);
    return { table: 'services', path: 'services', id, changes: { status: 'rejected' } };
  },
  'a fault that they sent': async () => {
    const { id } = await fault({ user_id: me.user.id });
    return { table: 'service_faults', path: 'service-faults', id, changes: { status: 'resolved' } };
  },
  'a fault of their own service': async () => {
    const { id } = await fault({}, { owner_id: me.user.id });
    return { table: 'service_faults', path: 'service-faults', id, changes: { status: 'resolved' } };
  },
};
async function fault(values: object, service: object = {}): Promise<{ id: number }> {
  const { id } = await newService(app, service);
  const row = { service_id: id, kind: 'dead-link', message: 'It is gone.', ...values };
  const [inserted] = await app.db('service_faults').insert(row).returning<{ id: number }[]>('id');
  return inserted ?? { id: 0 };
}

describe.each(Object.entries(CASES))('%s', (_, make) => {
  it('is left to another member of staff', async () => {
    const { table, path, id, changes } = await make();
    expect(await patch(me, `${path}/${id}`, changes)).toMatchObject(REFUSED);
    expect(await send(me, 'DELETE', `${path}/${id}`)).toMatchObject(REFUSED);
    expect(await versionOf(table, id)).toBe(1);
    expect(await patch(colleague, `${path}/${id}`, changes)).toMatchObject({ status: 200 });
  });

  it('is left out of a bulk change and of its count', async () => {
    const { table, path, id } = await make();
    const other = (await fault({})).id;
    const ids = table === 'service_faults' ? [id, other] : [id];
    const count = (by: SignedInWire, isDryRun: boolean, expected?: number) =>
      send(by, 'POST', `${path}/bulk`, { ids, action: 'remove', reason: 'Cleared.', ...(isDryRun ? { dryRun: true } : { expected }) });
    const own = ids.length - 1;
    expect(await count(me, true)).toMatchObject({ status: 200, json: { count: own } });
    expect(await count(me, false, ids.length)).toMatchObject({ status: 409 });
    expect((await count(me, false, own)).status).toBe(200);
    expect(await versionOf(table, id)).toBe(1);
    expect(await count(colleague, true)).toMatchObject({ json: { count: 1 } });
  });
});

it('a listing of their own is decided by another member of staff', async () => {
  const { id } = await newService(app, { owner_id: me.user.id, status: 'pending' });
  expect(await send(me, 'POST', `services/${id}/decision`, { isApproved: true })).toMatchObject(REFUSED);
  expect(await send(colleague, 'POST', `services/${id}/decision`, { isApproved: true })).toMatchObject({ status: 200 });
});

it('a change of their own record is reverted by another member of staff', async () => {
  const { id } = await newService(app, { owner_id: me.user.id });
  expect(await patch(colleague, `services/${id}`, { isPublicAlternative: true })).toMatchObject({ status: 200 });
  const entry = await app
    .db('audit_log')
    .where({ resource: 'services', record_id: String(id) })
    .orderBy('id', 'desc')
    .first<{ id: number }>('id');
  const revert = (by: SignedInWire) => send(by, 'POST', `audit-log/${entry.id}/revert`, { reason: 'Not agreed.' }, 2);
  expect(await revert(me)).toMatchObject(REFUSED);
  expect(await revert(colleague)).toMatchObject({ status: 200 });
});

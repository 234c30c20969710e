import { eventually } from '../../../testing/eventually.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';

const AT_ONCE = 2;
const WAITING = 10;

const ada = useSignedInUser({ seed: (db) => seedColleges(db, AT_ONCE + WAITING + 1) });

let onTestEnd = (): Promise<unknown> => Promise.resolve();
/** Also after a failure, so that the server can close. */
afterEach(() => onTestEnd());

const save = (collegeId: number) => ada.call('PUT', `/api/favorites/${collegeId}`);

async function waitingForLocks(): Promise<number> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await ada.app.db.raw<{ rows: unknown[] }>(waiting)).rows.length;
}

it('leaves connections for others while many changes of one person wait for its row', async () => {
  const other = await ada.app.register();
  const holding = await ada.app.db.transaction();
  onTestEnd = () => holding.rollback();
  await holding('users').where({ id: ada.user.id }).forUpdate();

  const saves = Array.from({ length: AT_ONCE + WAITING + 1 }, (_, index) => save(index + 1));
  // The one too many is refused, so all others have come.
  const refused = await Promise.race(saves);
  expect(refused.headers.get('retry-after')).toBe('2');
  await expectFailure(refused.clone(), 503, {
    code: 'changes.busy',
    message: 'Too many of your changes are waiting. Try again in a moment.',
  });
  await eventually(async () => (await waitingForLocks()) === AT_ONCE, 'two changes that wait for the row');
  expect((await ada.app.me(other.token)).status).toBe(200);
  expect((await ada.app.call('PUT', '/api/favorites/1', undefined, other.token)).status).toBe(201);
  expect((await ada.app.me(ada.token)).status).toBe(200);
  expect(await waitingForLocks()).toBe(AT_ONCE);

  await holding.commit();
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(AT_ONCE + WAITING);
  expect((await save(1)).status).toBe(200);
});

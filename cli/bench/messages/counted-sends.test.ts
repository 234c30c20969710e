import { createTestDatabase, urlOf, type TestDatabase } from '../../../src/adapters/knex/testing/database.fixture.ts';
import { countSends } from './counted-sends.ts';
import { withMessageServers } from './message-servers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

/** The benchmark has 10,000. */
const SENDS = 2_000;

it('2,000 messages over connections that break are stored once, and heard once and in order', async () => {
  const counts = await withMessageServers(urlOf(database.connection), 2, (urls) => countSends(database.db, urls, SENDS));
  expect(counts).toMatchObject({
    sends: SENDS,
    acknowledged: SENDS,
    rows: SENDS,
    lost: 0,
    doubled: 0,
    gaps: 0,
    conversationsInAnotherOrder: 0,
  });
  expect(counts.cutCalls).toBeGreaterThan(100);
  expect(counts.connections).toBeGreaterThan(100);
}, 120_000);

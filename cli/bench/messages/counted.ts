import { createDatabase } from '../../../src/adapters/knex/connection.ts';
import { MIGRATIONS, migrateAndSeed } from '../../../src/adapters/knex/migrate.ts';
import type { Section } from '../table.ts';
import { countSends, type Counts } from './counted-sends.ts';
import { withMessageServers } from './message-servers.ts';
import { watchThreads } from './watched-threads.ts';

const SENDS = 10_000;
const WORDS: Record<keyof Counts, string> = {
  sends: 'sends',
  acknowledged: 'acknowledged',
  written: 'written on three pages whose network goes and comes',
  rows: 'stored',
  cutCalls: 'calls that were cut',
  repeatedCalls: 'calls that were repeated',
  connections: 'connections of 48 streams',
  events: 'events in all streams',
  bubbles: 'bubbles on these pages',
  lost: 'acknowledged and lost',
  doubled: 'stored twice',
  gaps: 'missing, repeated or reordered events',
  conversationsInAnotherOrder: 'conversations in another order',
  pagesThatShowOtherMessages: 'pages that show other messages than stored, or in another order',
};
const NONE = new Set(['lost', 'doubled', 'gaps', 'conversationsInAnotherOrder', 'pagesThatShowOtherMessages']);

/** Messages through two servers over connections that break, counted; sets exit code 1 if one is lost or doubled. The database is empty. */
export async function measureCountedSends(database: string): Promise<Section> {
  const db = createDatabase(database, { applicationName: 'alma bench' });
  try {
    await migrateAndSeed(db, () => undefined, { migrations: MIGRATIONS });
    const counts = await withMessageServers(database, 2, (urls) => countSends(db, urls, SENDS, watchThreads), { hasSite: true });
    const aims = (name: string): number | undefined => (NONE.has(name) ? 0 : { acknowledged: SENDS, rows: SENDS + counts.written }[name]);
    const measured = Object.entries(counts) as [keyof Counts, number][];
    if (measured.some(([name, count]) => (aims(name) ?? count) !== count)) process.exitCode = 1;
    return {
      title: `${SENDS.toLocaleString('en-US')} messages over connections that break, two servers`,
      head: ['', 'counted', 'aim'],
      rows: measured.map(([name, count]) => [WORDS[name], count.toLocaleString('en-US'), aims(name)?.toLocaleString('en-US') ?? '']),
    };
  } finally {
    await db.destroy();
  }
}

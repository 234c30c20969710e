import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDatabase } from '../../../src/adapters/knex/connection.ts';
import { createKnexPorts } from '../../../src/adapters/knex/index.ts';
import { createKeyRing } from '../../../src/adapters/system/secrets.ts';
import { createMailedSecrets } from '../../../src/adapters/system/tokens.ts';
import { createRoommates, type Roommates } from '../../../src/domain/roommates/roommates.use-cases.ts';
import type { Section } from '../table.ts';
import { createProfiles } from './profiles.ts';

const SIZES = [1_000, 5_000, 100_000] as const;
const VIEWERS = 40;

/** A page of a college sorted by match, in the process that answers, at colleges of three sizes in one database. */
export async function measureRoommates(database: string): Promise<Section> {
  const db = createDatabase(database, { applicationName: 'alma bench' });
  try {
    const ids = await db('colleges').orderBy('id').limit(SIZES.length).pluck<number[]>('id');
    const { roommates: ports } = createKnexPorts(db);
    const clock = { now: () => new Date() };
    const colleges = {
      byIds: (wanted: readonly number[]) => wanted.map((id) => ({ id, name: `College ${id}`, slug: `college-${id}`, state: 'OH' })),
    };
    const people = new Map<number, number[]>();
    for (const [at, id] of ids.entries()) people.set(id, await createProfiles(db, id, SIZES[at] ?? 0));
    await db.raw('analyze');

    const rows: string[][] = [];
    for (const [at, id] of ids.entries()) {
      const roommates = createRoommates({
        ...ports,
        clock,
        secrets: createMailedSecrets(createKeyRing({ authSecret: 'bench', previousAuthSecret: undefined, folder: '' })),
        publicUrl: 'http://localhost',
        colleges,
        mailDomainOf: () => null,
      });
      const measured = await measureCollege(roommates, id, people.get(id) ?? []);
      rows.push([(SIZES[at] ?? 0).toLocaleString('en-US'), ...measured, SIZES[at] === 5_000 ? 'p50 ≤ 30' : '']);
    }
    return {
      title: `A page of roommates sorted by match, in milliseconds (${SIZES.reduce<number>((sum, size) => sum + size, 0).toLocaleString('en-US')} profiles in all)`,
      head: ['profiles at the college', 'p50', 'p95', 'p50 after a change', 'first page of a process', 'memory, MB', 'aim'],
      rows,
    };
  } finally {
    await db.destroy();
  }
}

/** Many viewers, each with another page, since a page of the same viewer could be kept. */
async function measureCollege(roommates: Roommates, collegeId: number, people: readonly number[]): Promise<string[]> {
  const before = heapUsed();
  const page = (userId: number, number: number) => timed(() => roommates.list(userId, { collegeId, sort: 'match', page: number }));
  const first = await page(people[0] ?? 0, 1);
  const memory = (heapUsed() - before) / 1_048_576;
  const times: number[] = [];
  const changed: number[] = [];
  for (const [at, userId] of people.slice(0, VIEWERS).entries()) {
    await page(userId, 1);
    times.push(await page(userId, (at % 4) + 1));
    const { profiles } = await roommates.mine(userId);
    await roommates.setStatus(userId, profiles[0]?.id ?? '', 'paused');
    await roommates.setStatus(userId, profiles[0]?.id ?? '', 'active');
    changed.push(await page(userId, 1));
  }
  const figures = [percentile(times, 0.5), percentile(times, 0.95), percentile(changed, 0.5), first];
  return [...figures.map((figure) => figure.toFixed(1)), memory.toFixed(0)];
}

async function timed(work: () => Promise<{ items: unknown[] }>): Promise<number> {
  const start = performance.now();
  const { items } = await work();
  if (items.length === 0) throw new Error('The page is empty');
  return performance.now() - start;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

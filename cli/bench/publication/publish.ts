import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import type * as ListTexts from '../../../src/adapters/knex/catalog/list-texts.ts';
import type * as Connection from '../../../src/adapters/knex/connection.ts';
import type * as DataVersions from '../../../src/adapters/knex/data-versions.ts';
import type * as Ratings from '../../../src/adapters/knex/ratings/ratings.ts';
import type * as Bootstrap from '../../../src/bootstrap.ts';
import type * as Config from '../../../src/config.ts';

/**
 * Publishes changes and loads them as a server does, with the `src` of a folder. The first argument is the order as JSON. Prints the costs.
 */
export interface PublishOrder {
  folder: string;
  database: string;
}

/** Milliseconds of processor time: of the whole load, and of its longest part without a turn for others. */
export interface PublishCost {
  total: number;
  longest: number;
}

const ROUNDS = 5;
/** A slow publication is measured fewer times. */
const ENOUGH_MS = 6_000;
const { folder, database } = JSON.parse(process.argv[2] ?? '{}') as PublishOrder;
/** The modules of this checkout give the types. An older one has `prepare`. */
const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, 'src', file)).href);
const { join } = (await load('bootstrap.ts')) as typeof Bootstrap;
const { readConfig } = (await load('config.ts')) as typeof Config;
const { createDatabase } = (await load('adapters/knex/connection.ts')) as typeof Connection;
const { publishVersionIn } = (await load('adapters/knex/data-versions.ts')) as typeof DataVersions;
const { settleReviews } = (await load('adapters/knex/ratings/ratings.ts')) as typeof Ratings;
const { LIST_TEXTS } = (await load('adapters/knex/catalog/list-texts.ts')) as typeof ListTexts;

const db = createDatabase(database, { applicationName: 'alma bench' });
const { useCases } = join(db, readConfig({ ...process.env, NODE_ENV: 'production', DATABASE_URL: database }));
const [service = 0] = (await db('services').where({ status: 'published' }).limit(1).pluck('id')) as number[];

const PUBLICATIONS: Record<string, (trx: Knex.Transaction) => Promise<unknown>> = {
  'a review': (trx) => settleReviews(trx, [service]),
  'a text of a list': async (trx) => LIST_TEXTS.afterChange?.(trx),
  'a nickname': async (trx) => {
    await trx.raw(`update nicknames set texts = texts || array['Bench ' || version::text] where id = (select min(id) from nicknames)`);
    await LIST_TEXTS.afterChange?.(trx);
  },
  'a data version': (trx) => publishVersionIn(trx, 'bench'),
};

/** What a server does when it hears of a publication. */
async function refresh(): Promise<void> {
  await useCases.refreshCatalog();
  await (useCases.dictionary as { prepare?: () => Promise<void> }).prepare?.();
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function totalOf(work: () => Promise<void>): Promise<number> {
  const before = processorMs();
  await work();
  return processorMs() - before;
}

async function longestOf(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last = processorMs();
  let isOver = false;
  const pass = (): void => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(pass);
  };
  setImmediate(pass);
  await work();
  isOver = true;
  return longest;
}

/** An older load takes minutes in all, so that a line for each publication says that it goes on. */
const note = (name: string, totals: readonly number[]): void =>
  void process.stderr.write(`${name}: ${totals.map((ms) => ms.toFixed(0)).join(', ')} ms with ${folder}\n`);

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

await refresh();
const costs: Record<string, PublishCost> = {};
for (const [name, publish] of Object.entries(PUBLICATIONS)) {
  const totals: number[] = [];
  const longest: number[] = [];
  const end = processorMs() + ENOUGH_MS;
  for (let round = 0; round < ROUNDS && (round === 0 || processorMs() < end); round += 1) {
    await db.transaction(publish);
    totals.push(await totalOf(refresh));
    await db.transaction(publish);
    longest.push(await longestOf(refresh));
  }
  costs[name] = { total: medianOf(totals), longest: medianOf(longest) };
  note(name, totals);
}
const { dictionary } = useCases;
const openData = async (): Promise<void> => {
  await dictionary.loaded();
  await dictionary.dictionary();
  await dictionary.files();
};
const publishCatalog = async (): Promise<void> => {
  await db.transaction((trx) => publishVersionIn(trx, 'bench'));
  await useCases.refreshCatalog();
};
await publishCatalog();
const total = await totalOf(openData);
await publishCatalog();
costs['the page /data and its files'] = { total, longest: await longestOf(openData) };
await db.destroy();
process.stdout.write(JSON.stringify(costs));

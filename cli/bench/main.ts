import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../src/adapters/knex/connection.ts';
import { createKnexPorts } from '../../src/adapters/knex/index.ts';
import { migrateAndSeed } from '../../src/adapters/knex/migrate.ts';
import type { CollegeRecord } from '../../src/domain/colleges/college.ts';
import { isListed } from '../../src/domain/colleges/kind/listed.ts';
import { measureAttacks } from './attack/attacks.ts';
import { measureBudgets } from './budgets.ts';
import { startBenchServer } from './database.ts';
import { measureGrowth } from './growth.ts';
import { measureImport, measureImportScale } from './imports/imports.ts';
import { measureInvariants } from './invariants.ts';
import { measureMatching } from './matching.ts';
import { measureMethods } from './methods/index.ts';
import { measureCountedSends } from './messages/counted.ts';
import { measureSends } from './messages/sends.ts';
import { measureStreams } from './messages/streams.ts';
import { measurePublications } from './publication/index.ts';
import { measureRankings } from './rankings.ts';
import { measureRoommates } from './roommates/browse.ts';
import { measurePages, measureSearches } from './searches.ts';
import { printSection } from './table.ts';

/**
 * All benchmarks in one run, as ratios, because absolute numbers of a shared machine vary. `--seconds N` for each load,
 * `--only budgets,searches,pages,attack,growth,rankings,matching,methods,invariants,publication,import,scale,messages,streams,roommates`, `--ipeds FOLDER` to import a real year instead
 * of a generated one, `--before FOLDER` to compare the order of `methods` and the costs of `publication` with those of the `src` in a folder,
 * a worktree with `node_modules`. An earlier `publication` takes some minutes.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    only: {
      type: 'string',
      default:
        'budgets,growth,rankings,matching,methods,invariants,publication,import,scale,messages,streams,roommates,searches,pages,attack',
    },
    ipeds: { type: 'string' },
    before: { type: 'string' },
  },
});
const wanted = new Set(values.only.split(','));
const seconds = Number(values.seconds);

if (wanted.delete('budgets')) {
  const root = path.join(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['--import', 'tsx', 'web/build.ts'], { cwd: root, stdio: 'inherit' });
  printSection(measureBudgets(path.join(root, 'dist')));
}
if (wanted.delete('streams')) printSection(await measureStreams());
if (wanted.size > 0) await measureServers();

async function measureCatalog(listed: CollegeRecord[]): Promise<void> {
  if (wanted.has('growth')) printSection(measureGrowth(listed));
  if (wanted.has('rankings')) printSection(measureRankings(listed));
  if (wanted.has('matching')) printSection(measureMatching(listed));
  if (wanted.has('methods')) (await measureMethods(listed, values.before)).forEach(printSection);
}

async function measureServers(): Promise<void> {
  const server = await startBenchServer();
  try {
    const database = await server.createDatabase('bench_catalog');
    const db = createDatabase(database, { applicationName: 'alma bench' });
    await migrateAndSeed(db, () => undefined);
    const records = await createKnexPorts(db).colleges.store.all();
    await db.destroy();

    await measureCatalog(records.filter(isListed));
    if (wanted.has('invariants')) printSection(await measureInvariants(database));
    if (wanted.has('publication')) printSection(await measurePublications(database, values.before));
    if (wanted.has('import')) (await measureImport((name) => server.createDatabase(name), values.ipeds)).forEach(printSection);
    if (wanted.has('scale')) printSection(await measureImportScale((name) => server.createDatabase(name)));
    if (wanted.has('messages')) {
      printSection(await measureSends(database, seconds));
      printSection(await measureCountedSends(await server.createDatabase('bench_sends')));
    }
    if (wanted.has('roommates')) printSection(await measureRoommates(database));
    if (wanted.has('searches')) printSection(await measureSearches(database, seconds));
    if (wanted.has('attack')) printSection(await measureAttacks(database, seconds));
    if (wanted.has('pages')) {
      const slugs = records.map(({ slug }) => slug);
      printSection(await measurePages(database, slugs, seconds));
    }
  } finally {
    await server.stop();
  }
}

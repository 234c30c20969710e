import { notPublished, PAGE_CHARACTERS, type Plan } from '../../domain/warehouse/query.ts';
import { isTableName, TABLES } from '../../domain/warehouse/tables.ts';
import type { SnapshotFiles, Warehouse } from '../../domain/warehouse/warehouse.ports.ts';
import { createEnginePool } from './engine-pool.ts';
import { isInstalled, type Resolve } from './installed.ts';
import { DATABASE_FILE, SCHEMA, type EnginePlan } from './protocol.ts';
import { createRequests, notInstalled } from './requests.ts';
import { createSnapshotFolder, parquetOf } from './snapshot-folder.ts';

const PLAN_SECONDS = 10;
const BUILD_SECONDS = 600;

interface Options {
  folder: string;
  /** For tests: where packages are. */
  resolve?: Resolve;
}

/** The Parquet files of the snapshot in this folder. No engine is needed to read them. */
export const createSnapshotFiles = (folder: string): SnapshotFiles => createSnapshotFolder(folder);

/** The warehouse on this machine: queries read a snapshot in the data folder, in a process of their own. */
export function createDuckdbWarehouse({ folder, resolve }: Options): Warehouse {
  const snapshots = createSnapshotFolder(folder);
  const pool = createEnginePool();
  const requests = createRequests(pool);

  const requireInstalled = (): void => {
    if (!isInstalled(resolve)) throw notInstalled();
  };

  async function shownFolder(): Promise<string> {
    requireInstalled();
    const current = await snapshots.current();
    if (current === undefined) throw notPublished();
    return current;
  }

  /** The whole files of the tables that a statement names. */
  async function bytesOf({ tables }: Pick<EnginePlan, 'tables'>): Promise<number> {
    const shown = await snapshots.shown();
    return (shown?.tables ?? []).filter(({ name }) => tables.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  return {
    engine: 'duckdb',
    place: null,
    prepare: () => Promise.resolve(),

    missing: () =>
      Promise.resolve(
        isInstalled(resolve)
          ? []
          : [{ what: 'The optional package @duckdb/node-api is not installed.', how: 'npm install @duckdb/node-api' }],
      ),

    versions: () => snapshots.versions(),

    async preview(table, rows) {
      const order = {
        sql: `select * from ${SCHEMA}.${table} limit ${rows}`,
        job: '',
        seconds: PLAN_SECONDS,
        maxCharacters: PAGE_CHARACTERS,
      };
      const answer = await requests.run(await shownFolder(), { ...order, maxBytes: Infinity });
      return { columns: answer.columns, rows: answer.rows, bytes: 0, billedBytes: 0 };
    },

    async plan(sql): Promise<Plan> {
      const plan = await requests.plan(await shownFolder(), sql, PLAN_SECONDS);
      return { ...plan, tables: plan.tables.filter(isTableName), bytes: await bytesOf(plan), billedBytes: 0 };
    },

    async run(order) {
      const { columns, tables, rows } = await requests.run(await shownFolder(), order);
      return { columns, rows, bytes: await bytesOf({ tables }), billedBytes: 0 };
    },

    cancel: (job) => Promise.resolve(pool.cancel(job)),

    async load({ version, table, lines }) {
      requireInstalled();
      const inFolder = { folder: snapshots.folderOf(version) };
      const file = parquetOf(table.name);
      if (await snapshots.has(version, table.name))
        return {
          rows: await requests.build({ do: 'count-rows', ...inFolder, file }, BUILD_SECONDS),
          bytes: await snapshots.bytesOf(version, table.name),
          wasThere: true,
        };
      const rows = await snapshots.withLines(version, table.name, lines(), (from) =>
        requests.build({ do: 'write-parquet', ...inFolder, from, to: file, columns: table.columns }, BUILD_SECONDS),
      );
      return { rows, bytes: await snapshots.bytesOf(version, table.name), wasThere: false };
    },

    async show(version) {
      const tables = TABLES.map(({ name }) => ({ name, file: parquetOf(name) }));
      const request = { do: 'write-database', folder: snapshots.folderOf(version.name), to: DATABASE_FILE, tables } as const;
      await requests.build(request, BUILD_SECONDS);
      await snapshots.show(version);
    },

    forget: (version) => snapshots.forget(version),

    close: () => {
      pool.close();
      return Promise.resolve();
    },
  };
}

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { loadCatalog } from '../../../../../seeds/01_catalog.ts';
import type { SourceName } from '../../../../domain/colleges/sources.ts';
import type { ImportRequest } from '../../../../domain/imports/import-request.ts';
import type { ImportReport } from '../../../../domain/imports/import-run.ts';
import { createImports } from '../../../../domain/imports/imports.use-cases.ts';
import { createSourceReader } from '../../../sources/index.ts';
import { createCatalogArchive } from '../../catalog/catalog-export.ts';
import { createDatabase } from '../../connection.ts';
import { createTestDatabase, inDatabase, maintain, testServer, type TestDatabase } from '../../testing/database.fixture.ts';
import { createImportStore } from '../imports.repo.ts';
import { csvOf, PUBLISHED, publishedSheet } from './published-files.fixture.ts';

/** `counted`: the right files of the first year were imported. `as shipped`: the same catalog, loaded as the seed of a first start. */
export type CatalogState = 'counted' | 'as shipped';

/** What arrives: files by name, or a named pipe. */
export type Delivery = Readonly<Record<string, string | Buffer | typeof NAMED_PIPE>>;
export const NAMED_PIPE = Symbol('a named pipe');

/** A database of its own. */
export interface CatalogCopy {
  db: Knex;
  /** Imports files from a new folder, through the use case that the command line calls. */
  importing: (source: SourceName, files: Delivery, request?: Partial<ImportRequest>) => Promise<ImportReport>;
}

export interface Catalogs {
  /** Uses a new copy of the catalog in this state. */
  inCopy<T>(state: CatalogState, use: (catalog: CatalogCopy) => Promise<T>): Promise<T>;
  /** Uses a copy that must not change. After an error, the next call gets a new one. */
  inShared(state: CatalogState, use: (catalog: CatalogCopy) => Promise<void>): Promise<void>;
  destroy(): Promise<void>;
}

type Database = Pick<TestDatabase, 'db' | 'destroy'>;

const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };

/** Catalogs of IPEDS and these sources. Each state is made at its first use. */
export function createCatalogs(sources: readonly SourceName[]): Catalogs {
  const all: Database[] = [];
  const states = new Map<CatalogState, Promise<string>>();
  const shared = new Map<CatalogState, Database>();

  async function make(state: CatalogState): Promise<string> {
    const database = await createTestDatabase();
    all.push(database);
    if (state === 'counted') await importRightFiles(database.db, sources);
    else await inCopy('counted', ({ db }) => loadAsSeed(db, database.db));
    return closed(database);
  }

  async function copyOf(state: CatalogState): Promise<Database> {
    const made = states.get(state) ?? make(state);
    states.set(state, made);
    const copy = await copyDatabase(await made);
    all.push(copy);
    return copy;
  }

  async function inCopy<T>(state: CatalogState, use: (catalog: CatalogCopy) => Promise<T>): Promise<T> {
    const copy = await copyOf(state);
    try {
      return await use(catalogIn(copy));
    } finally {
      await copy.destroy();
    }
  }

  return {
    inCopy,
    async inShared(state, use) {
      const copy = shared.get(state) ?? (await copyOf(state));
      shared.delete(state);
      await use(catalogIn(copy));
      shared.set(state, copy);
    },
    async destroy() {
      for (const database of all) await database.destroy();
    },
  };
}

const catalogIn = ({ db }: Database): CatalogCopy => ({ db, importing: (...args) => importing(db, ...args) });

/** Imports the right files of the first year with the real reader. */
async function importRightFiles(db: Knex, sources: readonly SourceName[]): Promise<void> {
  for (const source of new Set<SourceName>(['ipeds', ...sources])) {
    const { tables, first } = PUBLISHED[source];
    const sheets = tables.map((table) => publishedSheet(table, first));
    const { status } = await importing(db, source, Object.fromEntries(sheets.map((sheet) => [sheet.name, csvOf(sheet)])));
    if (status !== 'succeeded') throw new Error(`The right files of ${source} were ${status}.`);
  }
}

/** Exports a catalog, and loads it into an empty database as a first start does. */
const loadAsSeed = (from: Knex, to: Knex): Promise<void> =>
  inFolder({}, async (folder) => {
    await createCatalogArchive(from).write(folder);
    await loadCatalog(to, folder);
  });

function importing(db: Knex, source: SourceName, files: Delivery, request: Partial<ImportRequest> = {}): Promise<ImportReport> {
  return inFolder(files, (folder) => {
    const ports = { reader: createSourceReader(), imports: createImportStore(db), archive: createCatalogArchive(db), clock };
    const paths = Object.keys(files).map((name) => path.join(folder, name));
    return createImports(ports).import({ source, paths, actor: 'test', ...request });
  });
}

async function inFolder<T>(files: Delivery, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-damaged-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      if (content === NAMED_PIPE) execFileSync('mkfifo', [path.join(folder, name)]);
      else await writeFile(path.join(folder, name), content);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The name of a database without open connections: PostgreSQL copies no other. */
async function closed({ db }: Database): Promise<string> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>('select current_database() as name');
  await db.destroy();
  return rows[0]?.name ?? '';
}

async function copyDatabase(original: string): Promise<Database> {
  const server = testServer();
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await maintain(server, (admin) => admin.raw('create database ?? template ??', [name, original]));
  const db = createDatabase(inDatabase(server, name), { applicationName: 'alma test' });
  const destroy = async (): Promise<void> => {
    await db.destroy();
    await maintain(server, (admin) => admin.raw('drop database if exists ?? with (force)', [name]));
  };
  return { db, destroy };
}

import { execFileSync } from 'node:child_process';
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
import { closed, makeOnce } from '../../testing/copies.fixture.ts';
import { copyDatabase, createTestDatabase, templateName, testServer, type TestDatabase } from '../../testing/database.fixture.ts';
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

const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };

/** Catalogs of IPEDS and these sources. Each state is made at its first use, `counted` for all files of the run. */
export function createCatalogs(sources: readonly SourceName[]): Catalogs {
  const all: Pick<TestDatabase, 'destroy'>[] = [];
  const states = new Map<CatalogState, Promise<string>>();
  const shared = new Map<CatalogState, TestDatabase>();

  async function makeAsShipped(): Promise<string> {
    const database = await createTestDatabase();
    all.push(database);
    await inCopy('counted', ({ db }) => loadAsSeed(db, database.db));
    return closed(database.db);
  }

  async function copyOf(state: CatalogState): Promise<TestDatabase> {
    const made = states.get(state) ?? (state === 'counted' ? withRightFiles(sources) : makeAsShipped());
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

const catalogIn = ({ db }: TestDatabase): CatalogCopy => ({ db, importing: (...args) => importing(db, ...args) });

/** The name of a database with the right files of IPEDS, and of these sources on top. */
function withRightFiles(sources: readonly SourceName[]): Promise<string> {
  const initials = sources.map((source) => source.slice(0, 3)); // a name in PostgreSQL has 63 bytes
  const isIpedsAlone = sources.length === 0;
  return makeOnce(['right', ...initials].join('_'), {
    from: () => (isIpedsAlone ? Promise.resolve(templateName(testServer())) : withRightFiles([])),
    change: (db) => importRightFiles(db, isIpedsAlone ? ['ipeds'] : sources),
  });
}

/** Imports the right files of the first year with the real reader. */
async function importRightFiles(db: Knex, sources: readonly SourceName[]): Promise<void> {
  for (const source of sources) {
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

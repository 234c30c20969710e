import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Version } from '../../domain/warehouse/query.ts';
import type { TableName } from '../../domain/warehouse/tables.ts';

const CURRENT_FILE = 'current.json';
const VERSION_FILE = 'version.json';
const VERSION_NAME = /^v[0-9a-z_]+$/i;

/** The snapshots in the data folder: a folder per version with a Parquet file per table, and the name of the version that is shown. */
export function createSnapshotFolder(folder: string) {
  const folderOf = (version: string): string => path.join(folder, version);
  const fileOf = (version: string, table: TableName): string => path.join(folderOf(version), parquetOf(table));

  async function currentName(): Promise<string | undefined> {
    const current = await readJson<{ name: string }>(path.join(folder, CURRENT_FILE));
    return current?.name;
  }

  async function versions(): Promise<Version[]> {
    const shown = await currentName();
    const names = (await readdir(folder).catch(() => [])).filter((name) => VERSION_NAME.test(name));
    const facts = await Promise.all(names.map((name) => readJson<StoredVersion>(path.join(folderOf(name), VERSION_FILE))));
    const versions = facts.flatMap((version) =>
      version ? [{ ...version, at: new Date(version.at), isShown: version.name === shown }] : [],
    );
    return versions.sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  return {
    folderOf,

    async has(version: string, table: TableName): Promise<boolean> {
      return exists(fileOf(version, table));
    },

    /** Writes lines to a file beside the table and hands its name to `work`. The file is removed afterwards. */
    async withLines<T>(version: string, table: TableName, lines: AsyncIterable<string>, work: (file: string) => Promise<T>): Promise<T> {
      await mkdir(folderOf(version), { recursive: true });
      await removeRemains(folderOf(version), table);
      const name = `${table}.${process.pid}.ndjson`;
      try {
        await pipeline(Readable.from(lines, { objectMode: false }), createWriteStream(path.join(folderOf(version), name)));
        return await work(name);
      } finally {
        await rm(path.join(folderOf(version), name), { force: true });
      }
    },

    bytesOf: async (version: string, table: TableName): Promise<number> => (await stat(fileOf(version, table))).size,

    /** The folder of the version that is shown; undefined before the first one. */
    async current(): Promise<string | undefined> {
      const name = await currentName();
      return name !== undefined && (await exists(path.join(folderOf(name), VERSION_FILE))) ? folderOf(name) : undefined;
    },

    /** The version counts from this moment on: a reader finds either the former one or this one, whole. */
    async show(version: Version): Promise<void> {
      const { name, dataVersion, at, tables } = version;
      await writeWhole(path.join(folderOf(name), VERSION_FILE), { name, dataVersion, at, tables });
      await writeWhole(path.join(folder, CURRENT_FILE), { name });
    },

    versions,

    shown: async (): Promise<Version | undefined> => (await versions()).find(({ isShown }) => isShown),

    read: (version: string, table: TableName, first: number, last: number): AsyncIterable<Uint8Array> =>
      createReadStream(fileOf(version, table), { start: first, end: last }),

    async forget(version: string): Promise<void> {
      if (VERSION_NAME.test(version)) await rm(folderOf(version), { recursive: true, force: true });
    },
  };
}

type StoredVersion = Omit<Version, 'at' | 'isShown'> & { at: string };

/** What a killed process left of a table. One publication works at a time, so no process writes it now. */
async function removeRemains(folder: string, table: TableName): Promise<void> {
  const names = await readdir(folder);
  const remains = names.filter((name) => name.startsWith(`${table}.`) && /[.](ndjson|part)$/.test(name));
  for (const name of remains) await rm(path.join(folder, name), { force: true });
}

export const parquetOf = (table: TableName): string => `${table}.parquet`;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Undefined if there is no such file. */
async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeWhole(file: string, value: object): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, JSON.stringify(value, null, 2));
  await rename(part, file);
}

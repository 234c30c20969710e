import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  OpenedSource,
  OpenRequest,
  ReadReject,
  RowNote,
  SourceTable,
  SuppliedField,
  SuppliedRow,
} from '../../domain/imports/source-table.ts';
import { ZipFile } from 'yazl';
import { createSourceReader } from './index.ts';

/** A temporary folder for the files of a test. Call `remove` at the end. */
export async function createFolder() {
  const path = await mkdtemp(join(tmpdir(), 'alma-sources-'));
  return {
    path,
    at: (name: string) => join(path, name),
    async write(files: Record<string, string | Buffer>): Promise<void> {
      for (const [name, content] of Object.entries(files)) await writeFile(join(path, name), content);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

export async function open(request: Partial<OpenRequest> & { paths: string[] }): Promise<OpenedSource> {
  return createSourceReader().open({ source: 'ipeds', ...request });
}

export function tableOf(opened: OpenedSource, table: string): SourceTable {
  const found = opened.tables.find((candidate) => candidate.table === table);
  if (!found) throw new Error(`No ${table} among ${opened.tables.map((each) => each.table).join(', ')}`);
  return found;
}

export async function readAll(table: SourceTable) {
  const all = { rows: [] as SuppliedRow[], rejects: [] as ReadReject[], notes: [] as RowNote[], bytesRead: 0 };
  for await (const batch of table.batches()) {
    all.rows.push(...batch.rows);
    all.rejects.push(...batch.rejects);
    all.notes.push(...(batch.notes ?? []));
    all.bytesRead = batch.bytesRead;
  }
  return all;
}

/** Like `readAll`, with the counts of combined rows and rows without a UNITID. */
export async function readCounted(table: SourceTable) {
  const all = { rows: [] as SuppliedRow[], rejects: [] as ReadReject[], folded: 0, rowsWithoutUnitId: 0 };
  for await (const batch of table.batches()) {
    all.rows.push(...batch.rows);
    all.rejects.push(...batch.rejects);
    all.folded += batch.folded ?? 0;
    all.rowsWithoutUnitId += batch.rowsWithoutUnitId ?? 0;
  }
  return all;
}

/** Rows by UNITID, each as field → [value, status letter]. */
export async function valuesOf(table: SourceTable): Promise<Map<number, Partial<Record<SuppliedField, [unknown, string]>>>> {
  const { rows } = await readAll(table);
  return new Map(
    rows.map((row) => [
      row.unitId,
      Object.fromEntries(table.fields.map(({ field }, at) => [field, [row.values[at], row.statuses.charAt(at)]])),
    ]),
  );
}

/** The values of a table with one row, whose UNITID is 900001, each as field → [value, status letter]. The cells name the columns. */
export async function rowOf(file: string, kind: string, cells: Readonly<Record<string, string>>) {
  const folder = await createFolder();
  try {
    await folder.write({
      [file]: csv([
        ['UNITID', ...Object.keys(cells)],
        ['900001', ...Object.values(cells)],
      ]),
    });
    return (await valuesOf(tableOf(await open({ paths: [folder.path] }), kind))).get(900001) ?? {};
  } finally {
    await folder.remove();
  }
}

/** Formats lines as CSV. */
export function csv(lines: readonly (readonly string[])[], eol = '\n'): string {
  return lines
    .map((cells) => cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',') + eol)
    .join('');
}

/** A CSV table from partial rows. Other columns are blank. */
export function tableCsv(header: string, rows: readonly Record<string, string>[], eol = '\n'): string {
  const names = header.split(',');
  return csv([names, ...rows.map((row) => names.map((name) => row[name.trim().toUpperCase()] ?? ''))], eol);
}

export function zipped(members: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(members)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    zip.outputStream.on('data', (part: Buffer) => parts.push(part));
    zip.outputStream.on('end', () => resolve(Buffer.concat(parts)));
    zip.outputStream.on('error', reject);
  });
}

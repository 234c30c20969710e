import { ALWAYS_THERE } from '../imports/merge-sql.ts';
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { SourceName } from '../../../domain/colleges/college.ts';
import { STORED_SCORES } from '../../../domain/scores/stored-scores.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { FIGURE_NAMES, HISTORY_ROWS, historyTables, NUMBER_HISTORY } from './history-export.ts';
import type { ArchiveReport, CatalogArchive } from '../../../domain/imports/imports.ports.ts';
import { clientConfig, connectionOf } from '../connection.ts';
import { describeCatalog, type CatalogFacts, type ExportedRun, type ExportedValueSource } from './catalog-header.ts';
import { giveToImports, type CollegeField } from '../imports/newest-supplied.ts';
import { columnOf, COLUMN_TYPES } from '../rows.ts';

/** Works of the United States government, free to pass on; the Carnegie classification's own files are not. */
const FEDERAL: readonly SourceName[] = ['ipeds', 'scorecard', 'crime', 'athletics', 'research'];
/** Written by staff, so neither federal nor facts. */
const STAFF_COLUMNS = ['description', 'image_url'];
const SCORE_COLUMNS = STORED_SCORES.map(columnOf);
const COLUMNS = [...COLUMN_TYPES.keys()].map(columnOf).filter((column) => !STAFF_COLUMNS.includes(column));
const CSV_FILE = 'catalog.csv.gz';
const HISTORY_FILE = 'history.csv.gz';
const HEADER_FILE = 'catalog.json';
const GZIP_OS_BYTE = 9;
const UNKNOWN_OS = 255;

export function createCatalogArchive(db: Knex): CatalogArchive {
  return {
    async write(directory) {
      const catalog = await readCatalog(db);
      await mkdir(directory, { recursive: true });
      const files = [
        await writeWhole(directory, CSV_FILE, zipped(catalog.csv.content)),
        await writeWhole(directory, HISTORY_FILE, zipped(catalog.history.content)),
        await writeWhole(directory, HEADER_FILE, Buffer.from(describeCatalog(catalog))),
      ];
      return { colleges: catalog.csv.rows, files };
    },
  };
}

function zipped(content: Buffer): Buffer {
  const bytes = gzipSync(content, { level: 9 });
  bytes[GZIP_OS_BYTE] = UNKNOWN_OS;
  return bytes;
}

/** Reads everything in one snapshot. Ids are replaced by numbers that depend on the content only. */
async function readCatalog(db: Knex): Promise<CatalogFacts> {
  const connection = new pg.Client(clientConfig(connectionOf(db), `alma catalog export (pid ${process.pid})`));
  await connection.connect();
  try {
    // The rendering of times and numbers must not depend on the server's settings.
    await connection.query(`begin isolation level repeatable read; set local statement_timeout = 0;
      set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1`);
    await leaveOutStaff(connection);
    await connection.query(NUMBERING);
    await connection.query(NUMBER_HISTORY);
    const { rows: runs } = await connection.query<ExportedRun>(RUNS);
    const { rows: valueSources } = await connection.query<ExportedValueSource>(VALUE_SOURCES);
    const hasScores = !(await isForeignUsed(connection));
    return {
      csv: { file: CSV_FILE, ...(await copied(connection, collegesSql(hasScores))) },
      history: { file: HISTORY_FILE, ...(await copied(connection, HISTORY_ROWS)) },
      columns: [...COLUMNS, 'field_sources', 'field_status'],
      methodVersion: hasScores ? METHOD_VERSION : null,
      runs,
      valueSources,
      suppliedTables: await historyTables(connection),
    };
  } finally {
    await connection.end();
  }
}

async function copied(connection: pg.Client, sql: string): Promise<{ content: Buffer; rows: number }> {
  const chunks: Buffer[] = [];
  const copy = connection.query(copyTo(`copy (${sql}) to stdout with (format csv, header)`));
  for await (const chunk of copy) chunks.push(chunk as Buffer);
  return { content: Buffer.concat(chunks), rows: copy.rowCount };
}

/** Whether some college has a value that stays at home: then its scores, which may follow from it, stay there too. */
async function isForeignUsed(connection: pg.Client): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select from colleges c, jsonb_each_text(c.field_sources) f where f.value::int not in (select id from receipt_numbers) limit 1',
  );
  return (rowCount ?? 0) > 0;
}

/** What staff has set stays at home: for the length of this transaction, which nobody commits, its fields belong to the imports again. */
async function leaveOutStaff(connection: pg.Client): Promise<void> {
  const { rows } = await connection.query<CollegeField>('select college_id as "collegeId", field from field_locks');
  await giveToImports(connection, rows);
}

const federal = FEDERAL.map((source) => `'${source}'`).join(', ');

const NUMBERING = `
  create temp table run_numbers on commit drop as
    select id, row_number() over (order by id)::int as number from import_runs where status = 'succeeded' and source in (${federal});
  create temp table receipt_numbers on commit drop as
    select v.id, row_number() over (
      order by r.number nulls first, v.source collate "C", v.table_name collate "C", v.variable collate "C", v.year, v.period collate "C"
    )::int as number
    from value_sources v left join run_numbers r on r.id = v.run_id
    where v.source in (${federal})
      and v.id in (
        select distinct value::int from colleges, jsonb_each_text(field_sources) where ipeds_unit_id is not null
        union select distinct receipt from supplied_tables, unnest(fields, receipts) as f(field, receipt) where field in (${FIGURE_NAMES})
      );
  analyze receipt_numbers`;

const RUNS = `select n.number as id, r.source, r.year, r.release, r.finished_at as "finishedAt", r.files
  from import_runs r join run_numbers n using (id) order by n.number`;

const VALUE_SOURCES = `select n.number as id, v.source, v.table_name as "table", v.variable, v.year, v.period, v.release, r.number as run
  from value_sources v join receipt_numbers n using (id) left join run_numbers r on r.id = v.run_id order by n.number`;

const RENUMBERED: Record<string, string> = {
  data_source_flags: `(select coalesce(jsonb_object_agg(f.key, f.value || jsonb_build_object('runId', n.number)), '{}')
    from jsonb_each(c.data_source_flags) f left join run_numbers n on n.id = (f.value->>'runId')::int where f.key in (${federal}))`,
  field_sources: `(select coalesce(jsonb_object_agg(f.key, n.number), '{}')
    from jsonb_each_text(c.field_sources) f join receipt_numbers n on n.id = f.value::int)`,
};

/** A value whose receipt is not federal stays at home. */
function collegesSql(hasScores: boolean): string {
  const columns = [...COLUMN_TYPES.keys()].map((field) => {
    const column = columnOf(field);
    const isForeign = `(c.field_sources->>'${field}')::int not in (select id from receipt_numbers)`;
    const value = FIELDS_THAT_STAY.has(column) ? `c.${column}` : `case when ${isForeign} then null else c.${column} end`;
    if (!hasScores && SCORE_COLUMNS.includes(column)) return { column, value: 'null' };
    return { column, value: RENUMBERED[column] ?? value };
  });
  const exported = [
    ...columns.filter(({ column }) => COLUMNS.includes(column)),
    { column: 'field_sources', value: RENUMBERED['field_sources'] ?? '' },
    { column: 'field_status', value: 'c.field_status' },
  ];
  const list = exported.map(({ column, value }) => `${value} as ${column}`).join(', ');
  return `select ${list} from colleges c where c.ipeds_unit_id is not null order by c.ipeds_unit_id`;
}

/** Columns that have no receipt, or that no college can be without. */
const FIELDS_THAT_STAY: ReadonlySet<string> = new Set(
  [...ALWAYS_THERE, 'ipedsUnitId', 'slug', 'formerNames', 'isFeatured', 'operatingStatus', 'successorUnitId', 'lastDataSync'].map(columnOf),
);

/** A reader sees the old file or the new one, never half of one. */
async function writeWhole(directory: string, file: string, content: Buffer): Promise<ArchiveReport['files'][number]> {
  const target = path.join(directory, file);
  const part = `${target}.part`;
  await writeFile(part, content);
  await rename(part, target);
  return { file: target, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

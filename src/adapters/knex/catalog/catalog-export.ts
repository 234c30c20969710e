import { ALWAYS_THERE } from '../../../domain/imports/merge/precedence.ts';
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isFreeSource, SOURCES } from '../../../domain/colleges/sources.ts';
import { STORED_SCORES } from '../../../domain/scores/stored-scores.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { DATED_RECEIPTS, HISTORY_ROWS, historyTables, NUMBER_HISTORY } from './history-export.ts';
import type { ArchiveReport, CatalogArchive } from '../../../domain/imports/imports.ports.ts';
import { clientConfig, connectionOf } from '../connection.ts';
import { describeDefinitions } from '../definitions/definitions-export.ts';
import { describeOccupations } from '../occupations/occupations-export.ts';
import { describeCatalog, type ExportedCatalog, type ExportedRun, type ExportedValueSource } from './catalog-header.ts';
import { restoreNewestSupplied, type CollegeField } from '../imports/newest-supplied.ts';
import { columnOf, COLUMN_TYPES } from '../college-rows.ts';

/** Sources whose values may be redistributed. Values from staff and from other sources are not exported. */
const FREE_SOURCES = SOURCES.filter(isFreeSource);
/** Texts by staff, and flags, which follow from the sources of the fields. */
const LEFT_OUT = ['description', 'image_url', 'data_source_flags'];
const SCORE_COLUMNS = STORED_SCORES.map(columnOf);
const COLUMNS = [...COLUMN_TYPES.keys()].map(columnOf).filter((column) => !LEFT_OUT.includes(column));
const CSV_FILE = 'catalog.csv.gz';
const HISTORY_FILE = 'history.csv.gz';
const HEADER_FILE = 'catalog.json';
/** Files of reference tables, each with the text of its rows. Without rows there is no file. */
const REFERENCES = { 'occupations.json.gz': describeOccupations, 'definitions.json.gz': describeDefinitions } as const;
const GZIP_OS_BYTE = 9;
const UNKNOWN_OS = 255;

export function createCatalogArchive(db: Knex): CatalogArchive {
  return {
    async write(directory) {
      const { references, ...catalog } = await readCatalog(db);
      await mkdir(directory, { recursive: true });
      const files = [
        await writeAtomically(directory, CSV_FILE, zipped(catalog.csv.content)),
        await writeAtomically(directory, HISTORY_FILE, zipped(catalog.history.content)),
        await writeAtomically(directory, HEADER_FILE, Buffer.from(describeCatalog(catalog))),
      ];
      for (const [file, text] of references) files.push(await writeAtomically(directory, file, zipped(Buffer.from(text))));
      return { colleges: catalog.csv.rows, files };
    },
  };
}

function zipped(content: Buffer): Buffer {
  const bytes = gzipSync(content, { level: 9 });
  bytes[GZIP_OS_BYTE] = UNKNOWN_OS;
  return bytes;
}

/** Reads everything in one snapshot. Replaces ids by numbers that depend on the content only. */
async function readCatalog(db: Knex): Promise<ExportedCatalog & { references: [file: string, text: string][] }> {
  const connection = new pg.Client(clientConfig(connectionOf(db), `alma catalog export (pid ${process.pid})`));
  await connection.connect();
  try {
    // Fixed settings, so that times and numbers have the same text on every server.
    await connection.query(`begin isolation level repeatable read; set local statement_timeout = 0;
      set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1`);
    await excludeStaffValues(connection);
    await connection.query(NUMBERING);
    await connection.query(NUMBER_HISTORY);
    const { rows: runs } = await connection.query<ExportedRun>(RUNS);
    const { rows: valueSources } = await connection.query<ExportedValueSource>(VALUE_SOURCES);
    const references: [file: string, text: string][] = [];
    for (const [file, describe] of Object.entries(REFERENCES)) {
      const text = await describe(connection);
      if (text !== undefined) references.push([file, text]);
    }
    const hasScores = !(await hasRestrictedValues(connection));
    return {
      csv: { file: CSV_FILE, ...(await copied(connection, collegesSql(hasScores))) },
      history: { file: HISTORY_FILE, ...(await copied(connection, HISTORY_ROWS)) },
      columns: [...COLUMNS, 'field_sources', 'field_status'],
      methodVersion: hasScores ? METHOD_VERSION : null,
      runs,
      valueSources,
      suppliedTables: await historyTables(connection),
      references,
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

/** Whether a college has a value that is not exported. Then scores are not exported either, because they may reveal it. */
async function hasRestrictedValues(connection: pg.Client): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select from colleges c, jsonb_each_text(c.field_sources) f where f.value::int not in (select id from value_source_numbers) limit 1',
  );
  return (rowCount ?? 0) > 0;
}

/** Replaces values from staff by imported values. Only within this transaction, which is never committed. */
async function excludeStaffValues(connection: pg.Client): Promise<void> {
  const { rows } = await connection.query<CollegeField>('select college_id as "collegeId", field from field_locks');
  await restoreNewestSupplied(connection, rows);
}

const freeSources = FREE_SOURCES.map((source) => `'${source}'`).join(', ');

const NUMBERING = `
  create temp table run_numbers on commit drop as
    select id, row_number() over (order by id)::int as number from import_runs where status = 'succeeded' and source in (${freeSources});
  create temp table value_source_numbers on commit drop as
    select v.id, row_number() over (
      order by r.number nulls first, v.source collate "C", v.table_name collate "C", v.variable collate "C", v.year, v.period collate "C"
    )::int as number
    from value_sources v left join run_numbers r on r.id = v.run_id
    where v.source in (${freeSources})
      and v.id in (
        select distinct value::int from colleges, jsonb_each_text(field_sources) where ipeds_unit_id is not null
        union select distinct receipt from supplied_tables t, lateral ${DATED_RECEIPTS}
      );
  analyze value_source_numbers`;

const RUNS = `select n.number as id, r.source, r.year, r.release, r.finished_at as "finishedAt", r.obtained_from as "obtainedFrom",
    r.matched_by as "matchedBy", r.files
  from import_runs r join run_numbers n using (id) order by n.number`;

const VALUE_SOURCES = `select n.number as id, v.source, v.table_name as "table", v.variable, v.year, v.period, v.release, r.number as run
  from value_sources v join value_source_numbers n using (id) left join run_numbers r on r.id = v.run_id order by n.number`;

const RENUMBERED: Record<string, string> = {
  field_sources: `(select coalesce(jsonb_object_agg(f.key, n.number), '{}')
    from jsonb_each_text(c.field_sources) f join value_source_numbers n on n.id = f.value::int)`,
};

/** Replaces values from restricted sources by null. */
function collegesSql(hasScores: boolean): string {
  const columns = [...COLUMN_TYPES.keys()].map((field) => {
    const column = columnOf(field);
    const isRestricted = `(c.field_sources->>'${field}')::int not in (select id from value_source_numbers)`;
    const value = ALWAYS_EXPORTED.has(column) ? `c.${column}` : `case when ${isRestricted} then null else c.${column} end`;
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

/** Columns without provenance, and required columns. */
const ALWAYS_EXPORTED: ReadonlySet<string> = new Set(
  [
    ...ALWAYS_THERE,
    'ipedsUnitId',
    'slug',
    'formerNames',
    'formerSlugs',
    'isFeatured',
    'operatingStatus',
    'successorUnitId',
    'lastDataSync',
  ].map(columnOf),
);

/** Renames a complete file into place, so that readers never see a partial file. */
async function writeAtomically(directory: string, file: string, content: Buffer): Promise<ArchiveReport['files'][number]> {
  const target = path.join(directory, file);
  const part = `${target}.part`;
  await writeFile(part, content);
  await rename(part, target);
  return { file: target, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

import {
  DuckDBDecimalType,
  DuckDBInstance,
  DuckDBListType,
  DuckDBListValue,
  DuckDBStructType,
  DuckDBStructValue,
  DuckDBTimestampTZValue,
  DuckDBTypeId,
  StatementType,
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { Field } from '../cells.ts';

/** A refusal in the words of the service. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Analysis {
  statementType: string;
  fields: Field[];
  /** The tables behind the views, too. */
  tables: string[];
}

export interface Answer {
  fields: Field[];
  rows: { f: { v: unknown }[] }[];
}

const SETTINGS = {
  threads: '1',
  // The order of the service; DuckDB by itself has missing values last both ways.
  default_null_order: 'nulls_first_on_asc_last_on_desc',
  memory_limit: '256MB',
  max_temp_directory_size: '0KB',
  enable_external_access: 'false',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
};

/** The words that the service has for what DuckDB's parser finds. Statements that only DuckDB has are errors of syntax there. */
const STATEMENT_TYPES: Readonly<Record<number, string>> = {
  [StatementType.SELECT]: 'SELECT',
  [StatementType.INSERT]: 'INSERT',
  [StatementType.UPDATE]: 'UPDATE',
  [StatementType.DELETE]: 'DELETE',
  [StatementType.MERGE_INTO]: 'MERGE',
  [StatementType.CREATE]: 'CREATE_TABLE',
  [StatementType.CREATE_FUNC]: 'CREATE_FUNCTION',
  [StatementType.DROP]: 'DROP_TABLE',
  [StatementType.ALTER]: 'ALTER_TABLE',
  [StatementType.TRANSACTION]: 'BEGIN_TRANSACTION',
  [StatementType.CALL]: 'CALL',
};

const INTERRUPT_MS = 20;

const FIELD_TYPES: Readonly<Partial<Record<DuckDBTypeId, string>>> = {
  [DuckDBTypeId.TINYINT]: 'INTEGER',
  [DuckDBTypeId.SMALLINT]: 'INTEGER',
  [DuckDBTypeId.INTEGER]: 'INTEGER',
  [DuckDBTypeId.BIGINT]: 'INTEGER',
  [DuckDBTypeId.UBIGINT]: 'INTEGER',
  [DuckDBTypeId.HUGEINT]: 'INTEGER',
  [DuckDBTypeId.FLOAT]: 'FLOAT',
  [DuckDBTypeId.DOUBLE]: 'FLOAT',
  [DuckDBTypeId.DECIMAL]: 'NUMERIC',
  [DuckDBTypeId.BOOLEAN]: 'BOOLEAN',
  [DuckDBTypeId.TIMESTAMP_TZ]: 'TIMESTAMP',
  [DuckDBTypeId.TIMESTAMP]: 'DATETIME',
  [DuckDBTypeId.DATE]: 'DATE',
  [DuckDBTypeId.TIME]: 'TIME',
};

const COLUMN_TYPES: Readonly<Record<string, string>> = {
  STRING: 'VARCHAR',
  INT64: 'BIGINT',
  INTEGER: 'BIGINT',
  FLOAT64: 'DOUBLE',
  FLOAT: 'DOUBLE',
  BOOL: 'BOOLEAN',
  BOOLEAN: 'BOOLEAN',
  TIMESTAMP: 'TIMESTAMPTZ',
  DATE: 'DATE',
};

const name = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const pathOf = (table: string): string => table.split('.').map(name).join('.');

/** GoogleSQL quotes names with backticks and texts with single or double quotes, and its TIMESTAMP is a moment. */
const DIFFERENCES = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|"(?<text>[^"]*)"|`(?<path>[^`]*)`|\btimestamp(?=\s*')/gi;

const inDuckdb = (sql: string): string =>
  sql.replaceAll(DIFFERENCES, (found, text?: string, path?: string) => {
    if (text !== undefined) return `'${text.replaceAll("'", "''")}'`;
    if (path !== undefined) return pathOf(path);
    return found.toLowerCase() === 'timestamp' ? 'timestamptz' : found;
  });

/** DuckDB as the engine behind the fake service. */
export async function createEngine(project: string, dataset: string) {
  const instance = await DuckDBInstance.create(':memory:', SETTINGS);
  const own = `${name(project)}.${name(dataset)}`;
  const setUp = await instance.connect();
  await setUp.run(`attach ':memory:' as ${name(project)}`);
  await setUp.run(`create schema ${own}`);
  await setUp.run('set lock_configuration = true');

  async function connect(isDefault: boolean): Promise<DuckDBConnection> {
    const connection = await instance.connect();
    if (isDefault) await connection.run(`use ${own}`);
    return connection;
  }

  /** Errors of DuckDB as the service would state them. */
  function refusalOf(error: unknown): Refusal {
    const message = error instanceof Error ? error.message : String(error);
    const table = /Table with name (\S+) does not exist/.exec(message)?.[1];
    if (table) return new Refusal(404, 'notFound', `Not found: Table ${project}:${dataset}.${table} was not found in location US`);
    if (/out of memory/i.test(message)) return new Refusal(400, 'resourcesExceeded', 'Resources exceeded during query execution');
    return new Refusal(400, 'invalidQuery', /^Parser Error/.test(message) ? `Syntax error: ${message}` : message);
  }

  async function tablesOf(connection: DuckDBConnection, sql: string): Promise<string[]> {
    const [row] = await (await connection.run('select json_serialize_sql($1::varchar)', [sql])).getRows();
    const found = new Set<string>();
    JSON.parse(String(row?.[0]), (_key, node: unknown) => {
      if (typeof node === 'object' && node !== null && 'type' in node && node.type === 'BASE_TABLE' && 'table_name' in node)
        found.add(String(node.table_name));
      return node;
    });
    const known = await (
      await connection.run(
        `select table_name, null from duckdb_tables() union all select view_name, sql from duckdb_views() where not internal`,
      )
    ).getRows();
    const all: string[] = [];
    for (const [table, view] of known) {
      if (!found.has(String(table))) continue;
      all.push(...(view === null ? [String(table)] : await tablesOf(connection, String(view).replace(/^.*? AS /s, ''))));
    }
    return all;
  }

  async function withConnection<T>(isDefault: boolean, work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const connection = await connect(isDefault);
    try {
      return await work(connection);
    } catch (error) {
      throw error instanceof Refusal ? error : refusalOf(error);
    } finally {
      connection.closeSync();
    }
  }

  return {
    /** Reads a statement without running it. */
    analyze: (sql: string, isDefault: boolean): Promise<Analysis> =>
      withConnection(isDefault, async (connection) => {
        const statements = await connection.extractStatements(inDuckdb(sql));
        if (statements.count > 1) return { statementType: 'SCRIPT', fields: [], tables: [] };
        if (statements.count === 0) throw new Refusal(400, 'invalidQuery', 'Syntax error: Unexpected end of script');
        const prepared = await statements.prepare(0);
        const statementType = STATEMENT_TYPES[prepared.statementType];
        if (statementType === undefined) throw new Refusal(400, 'invalidQuery', 'Syntax error: Unexpected keyword at [1:1]');
        if (prepared.parameterCount > 0) throw new Refusal(400, 'invalidQuery', 'Query parameter not found at [1:8]');
        if (statementType !== 'SELECT') return { statementType, fields: [], tables: [] };
        const fields = Array.from({ length: prepared.columnCount }, (_, at) => fieldOf(prepared.columnName(at), prepared.columnType(at)));
        return { statementType, fields, tables: await tablesOf(connection, inDuckdb(sql)) };
      }),

    /** Runs one statement or a script, until it has to stop. */
    run: (sql: string, isDefault: boolean, hasToStop: () => boolean = () => false): Promise<Answer> =>
      withConnection(isDefault, async (connection) => {
        const statements = await connection.extractStatements(inDuckdb(sql));
        // An interrupt that comes between two steps of the engine is lost, so it is repeated.
        const watch = setInterval(() => hasToStop() && connection.interrupt(), INTERRUPT_MS);
        const runAt = async (at: number) => (await statements.prepare(at)).run();
        const last = statements.count - 1;
        const steps = async () => {
          for (let at = 0; at < last; at += 1) await runAt(at);
          return runAt(last);
        };
        const result = await steps().finally(() => clearInterval(watch));
        const types = result.columnTypes();
        const rows = (await result.getRows()).map((row) => ({ f: row.map((value, at) => ({ v: cellOf(value, types[at]) })) }));
        return { fields: result.deduplicatedColumnNames().map((column, at) => fieldOf(column, types[at] as DuckDBType)), rows };
      }),

    /** Makes a dataset of another project. */
    addDataset: (project: string, dataset: string): Promise<unknown> =>
      withConnection(false, async (connection) => {
        await connection.run(`attach if not exists ':memory:' as ${name(project)}`);
        await connection.run(`create schema if not exists ${name(project)}.${name(dataset)}`);
      }),

    /** `table` may name its project and dataset. */
    create: (table: string, fields: readonly Field[]): Promise<unknown> =>
      withConnection(true, (connection) =>
        connection.run(
          `create table ${pathOf(table)} (${fields.map((field) => `${name(field.name ?? '')} ${COLUMN_TYPES[field.type ?? '']}`).join(', ')})`,
        ),
      ),

    /** Whole or not at all. Returns the number of rows. */
    insert: (table: string, fields: readonly Field[], ndjson: string): Promise<number> =>
      withConnection(true, async (connection) => {
        const lines = ndjson.split('\n').filter((line) => line.trim() !== '');
        const empty = Object.fromEntries(fields.map((field): [string, null] => [field.name ?? '', null]));
        const rows = lines.map((line) => JSON.stringify({ ...empty, ...(JSON.parse(line) as object) })).join(',');
        const shape = JSON.stringify([Object.fromEntries(fields.map((field) => [field.name ?? '', COLUMN_TYPES[field.type ?? '']]))]);
        const rowsOfJson = `select unnest(from_json_strict($1::json, '${shape}'), recursive := true)`;
        if (lines.length > 0) await connection.run(`insert into ${pathOf(table)} ${rowsOfJson}`, [`[${rows}]`]);
        return lines.length;
      }),

    drop: (table: string): Promise<unknown> =>
      withConnection(true, (connection) => connection.run(`drop table if exists ${pathOf(table)}`)),

    close(): void {
      setUp.closeSync();
      instance.closeSync();
    },
  };
}

export type Engine = Awaited<ReturnType<typeof createEngine>>;

function fieldOf(column: string, type: DuckDBType): Field {
  if (type instanceof DuckDBListType) return { ...fieldOf(column, type.valueType), mode: 'REPEATED' };
  if (type instanceof DuckDBStructType)
    return { name: column, type: 'RECORD', fields: type.entryNames.map((entry, at) => fieldOf(entry, type.entryTypes[at] as DuckDBType)) };
  return { name: column, type: FIELD_TYPES[type.typeId] ?? 'STRING' };
}

/** A value as the service sends it: text, or a shape of texts. */
function cellOf(value: DuckDBValue, type: DuckDBType | undefined): unknown {
  if (value === null) return null;
  if (value instanceof DuckDBListValue && type instanceof DuckDBListType)
    return value.items.map((item) => ({ v: cellOf(item, type.valueType) }));
  if (value instanceof DuckDBStructValue && type instanceof DuckDBStructType)
    return { f: type.entryNames.map((entry, at) => ({ v: cellOf(value.entries[entry] ?? null, type.entryTypes[at]) })) };
  if (value instanceof DuckDBTimestampTZValue) return String(value.micros);
  if (type instanceof DuckDBDecimalType) return String(value);
  return String(value);
}

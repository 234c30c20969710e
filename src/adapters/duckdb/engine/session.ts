import { DuckDBInstance, StatementType, type DuckDBConnection, type DuckDBPreparedStatement } from '@duckdb/node-api';
import type { AnswerColumn } from '../../../domain/warehouse/query.ts';
import { CATALOG, DATABASE_FILE, ENGINE_MEMORY, SCHEMA, type EnginePlan, type FaultKind } from '../protocol.ts';
import { cellOf } from './cells.ts';

/** A reason to refuse a statement, for the server. */
export class Fault extends Error {
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The file can only be read, and the engine opens no other file, no address and no extension. `lock_configuration` keeps a statement from
 * changing that.
 */
const READ_ONLY = {
  access_mode: 'READ_ONLY',
  enable_external_access: 'false',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
  allow_persistent_secrets: 'false',
  memory_limit: ENGINE_MEMORY,
  max_temp_directory_size: '0KB',
  threads: '1',
};

/** An engine of its own for every statement: functions such as `enable_logging` change the engine, and other people must not see the change. */
export async function withSession<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
  const instance = await DuckDBInstance.create(DATABASE_FILE, READ_ONLY);
  const connection = await instance.connect();
  try {
    await connection.run(`set search_path = '${CATALOG}.${SCHEMA}'`);
    await connection.run(`set TimeZone = 'UTC'`);
    await connection.run('set lock_configuration = true');
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Prepares a statement, which does not run it. Throws `Fault` unless it is one SELECT without parameters, by the engine's own word. */
export async function prepareSelect(connection: DuckDBConnection, sql: string): Promise<DuckDBPreparedStatement> {
  const statements = await engineWords(() => connection.extractStatements(sql));
  if (statements.count !== 1) throw new Fault('not-select', `${statements.count} statements`);
  const prepared = await engineWords(() => statements.prepare(0));
  if (prepared.statementType !== StatementType.SELECT) throw new Fault('not-select', StatementType[prepared.statementType]);
  if (prepared.parameterCount > 0) throw new Fault('invalid', 'The statement has parameters. Write the values into it.');
  return prepared;
}

export async function planOf(connection: DuckDBConnection, sql: string, prepared: DuckDBPreparedStatement): Promise<EnginePlan> {
  const columns = Array.from({ length: prepared.columnCount }, (_, at): AnswerColumn => ({
    name: prepared.columnName(at),
    type: String(prepared.columnType(at)),
  }));
  return { statementType: StatementType[prepared.statementType], columns, tables: await tablesOf(connection, sql) };
}

/** The tables that a statement names, in the engine's own reading of it. `getTableNames` misses some, so this reads the tree. */
export async function tablesOf(connection: DuckDBConnection, sql: string): Promise<string[]> {
  const [row] = await (await connection.run('select json_serialize_sql($1::varchar)', [sql])).getRows();
  const found = new Set<string>();
  JSON.parse(String(row?.[0]), (_key, node: unknown) => {
    if (isBaseTable(node)) found.add(node.table_name);
    return node;
  });
  return [...found].sort();
}

const isBaseTable = (node: unknown): node is { table_name: string } =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'BASE_TABLE' && 'table_name' in node;

const BATCH_CHARACTERS = 200_000;

/** Runs a prepared statement and gives its rows in batches of limited size. Throws `Fault` over `maxCharacters` in total. */
export async function* batchesOf(
  prepared: DuckDBPreparedStatement,
  maxCharacters: number,
  onColumns: (columns: AnswerColumn[]) => void,
): AsyncGenerator<unknown[][]> {
  const result = await engineWords(() => prepared.stream());
  const types = result.columnTypes();
  onColumns(result.deduplicatedColumnNames().map((name, at) => ({ name, type: String(types[at]) })));
  let total = 0;
  for (;;) {
    const chunk = await engineWords(() => result.fetchChunk());
    if (!chunk || chunk.rowCount === 0) return;
    let batch: unknown[][] = [];
    let size = 0;
    for (let at = 0; at < chunk.rowCount; at += 1) {
      const row = chunk.convertRowValues(at, cellOf);
      const length = JSON.stringify(row).length;
      total += length;
      if (total > maxCharacters) throw new Fault('too-large', String(maxCharacters));
      batch.push(row);
      size += length;
      if (size < BATCH_CHARACTERS) continue;
      yield batch;
      [batch, size] = [[], 0];
    }
    if (batch.length > 0) yield batch;
  }
}

const OUT_OF_MEMORY = /^Out of Memory Error|bad_alloc|failed to allocate/i;

/** Errors of the engine as faults. */
async function engineWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw OUT_OF_MEMORY.test(message) ? new Fault('too-much-memory', '') : new Fault('invalid', message.slice(0, MAX_WORDS));
  }
}

const MAX_WORDS = 1_000;

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { rename, rm } from 'node:fs/promises';
import type { ColumnType } from '../../../domain/warehouse/tables.ts';
import { SCHEMA, type Request } from '../protocol.ts';

const TYPES: Readonly<Record<ColumnType, string>> = {
  STRING: 'VARCHAR',
  INT64: 'BIGINT',
  FLOAT64: 'DOUBLE',
  BOOL: 'BOOLEAN',
  TIMESTAMP: 'TIMESTAMPTZ',
};

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const name = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** Makes a Parquet file of JSON lines, whole or not at all. No statement of a person runs here. */
export async function writeParquet({ from, to, columns }: Extract<Request, { do: 'write-parquet' }>): Promise<number> {
  const types = columns.map((column) => `${name(column.name)}: ${text(TYPES[column.type])}`).join(', ');
  const part = `${to}.${process.pid}.part`;
  return withBuilder(':memory:', async (connection) => {
    await connection.run(`set TimeZone = 'UTC'`);
    await connection.run(
      `copy (select * from read_json(${text(from)}, format = 'newline_delimited', columns = {${types}})) to ${text(part)} (format parquet, compression zstd)`,
    );
    const rows = await countRows(connection, part);
    await rename(part, to);
    return rows;
  });
}

export const countParquet = (file: string): Promise<number> => withBuilder(':memory:', (connection) => countRows(connection, file));

/** Makes the file that queries read of the Parquet files, whole or not at all. Returns all rows. */
export async function writeDatabase({ to, tables }: Extract<Request, { do: 'write-database' }>): Promise<number> {
  const part = `${to}.${process.pid}.part`;
  await rm(part, { force: true });
  const rows = await withBuilder(part, async (connection) => {
    await connection.run(`create schema ${name(SCHEMA)}`);
    let total = 0;
    for (const table of tables) {
      await connection.run(`create table ${name(SCHEMA)}.${name(table.name)} as select * from read_parquet(${text(table.file)})`);
      total += await countRows(connection, table.file);
    }
    await connection.run('checkpoint');
    return total;
  });
  await rename(part, to);
  return rows;
}

async function countRows(connection: DuckDBConnection, file: string): Promise<number> {
  const [row] = await (await connection.run(`select count(*) from read_parquet(${text(file)})`)).getRows();
  return Number(row?.[0]);
}

async function withBuilder<T>(file: string, work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
  const instance = await DuckDBInstance.create(file, { memory_limit: '400MB', threads: '1', autoinstall_known_extensions: 'false' });
  const connection = await instance.connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

import { TABLES, type TableName } from '../../domain/warehouse/tables.ts';
import type { Warehouse } from '../../domain/warehouse/warehouse.ports.ts';

type Rows = Partial<Record<TableName, readonly object[]>>;

const college = (id: number, values: object = {}) => ({
  id,
  ipedsUnitId: 100_000 + id,
  slug: `college-${id}`,
  name: `College ${id}`,
  state: 'AL',
  type: 'public',
  level: 4,
  ...values,
});

export const SMALL: Rows = {
  colleges: [
    college(1, { size: 1_500, graduationRate: 0.5, isHBCU: true }),
    college(2, { size: null, name: 'Ünïversity "2"' }),
    college(3, { size: 0 }),
  ],
  history: [
    { id: 1, field: 'size', year: 2022, value: 1_600, status: 'reported' },
    { id: 1, field: 'size', year: 2023, value: 1_500, status: 'reported', imported_at: '2026-11-21T10:00:00.000Z' },
    { id: 2, field: 'size', year: 2023, value: null, status: 'not-reported' },
  ],
};

export async function* linesOfRows(rows: readonly object[]): AsyncGenerator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

let seconds = 0;

/** A version with some rows. Tables without rows are there, too. Each one is a second newer than the one before. */
export async function publishSmall(warehouse: Warehouse, version = 'v1', rows: Rows = SMALL): Promise<void> {
  const tables = [];
  for (const table of TABLES) {
    const loaded = await warehouse.load({ version, table, lines: () => linesOfRows(rows[table.name] ?? []) });
    tables.push({ name: table.name, rows: loaded.rows, bytes: loaded.bytes });
  }
  const at = new Date(Date.UTC(2026, 10, 25, 10, 0, ++seconds));
  await warehouse.show({ name: version, dataVersion: version, at, isShown: true, tables });
}

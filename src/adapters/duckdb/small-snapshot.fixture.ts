import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TABLES, type TableName } from '../../domain/warehouse/tables.ts';
import type { Warehouse } from '../../domain/warehouse/warehouse.ports.ts';
import { createDuckdbWarehouse } from './index.ts';

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

/** A version with some rows. Tables without rows are there, too. */
export async function publishSmall(warehouse: Warehouse, version = 'v1', rows: Rows = SMALL): Promise<void> {
  const tables = [];
  for (const table of TABLES) {
    const loaded = await warehouse.load({ version, table, lines: () => linesOfRows(rows[table.name] ?? []) });
    tables.push({ name: table.name, rows: loaded.rows, bytes: loaded.bytes });
  }
  await warehouse.show({ name: version, dataVersion: version, at: new Date(), isShown: true, tables });
}

/** A warehouse with a small snapshot in a folder of its own. */
export async function startSmallWarehouse() {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-warehouse-'));
  const warehouse = createDuckdbWarehouse({ folder });
  await publishSmall(warehouse);
  const close = async () => {
    await warehouse.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { warehouse, folder, close };
}

import { randomUUID } from 'node:crypto';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { QueryOrder } from '../../domain/warehouse/query.ts';
import type { Warehouse } from '../../domain/warehouse/warehouse.ports.ts';

export const orderOf = (sql: string, change: Partial<QueryOrder> = {}): QueryOrder => {
  return { sql, job: randomUUID(), maxBytes: 2 ** 30, seconds: 30, maxCharacters: 1_000_000, ...change };
};

export async function rowsOf(warehouse: Warehouse, sql: string, change: Partial<QueryOrder> = {}): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const batch of (await warehouse.run(orderOf(sql, change))).rows) rows.push(...batch);
  return rows;
}

/** The code of the refusal; the result if there is none. */
export const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (error instanceof DomainError) return error.code;
    throw error;
  });

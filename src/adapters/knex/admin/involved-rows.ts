import type { Knex } from 'knex';
import { currentUserId } from '../origin.ts';
import type { TableSpec } from './table-spec.ts';

/** Whether the caller wrote, owns or reported this row. False for an operator of the command line, who has no account. */
export async function isInvolvedIn(trx: Knex, { table, involved }: TableSpec, id: number | string): Promise<boolean> {
  const me = currentUserId();
  if (involved === undefined || me === undefined) return false;
  const row: unknown = await trx(table).where({ id }).whereRaw(involved, { me }).first('id');
  return row !== undefined;
}

/** Restricts a query to rows that the caller may decide about. */
export function leaveOutInvolved(query: Knex.QueryBuilder, { involved }: TableSpec): void {
  const me = currentUserId();
  if (involved !== undefined && me !== undefined) void query.whereRaw(`(${involved}) is not true`, { me });
}

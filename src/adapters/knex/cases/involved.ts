import type { Knex } from 'knex';
import type { FiledKind } from '../../../domain/moderation/report.ts';

/** The case is about this person, or this person reported it. */
export async function isInvolved(
  db: Knex,
  { id, subject_id }: { id: number; subject_id: number | null },
  userId: number,
): Promise<boolean> {
  if (subject_id === userId) return true;
  const report: unknown = await db('reports').where({ case_id: id, reporter_id: userId }).first('id');
  return report !== undefined;
}

/** SQL: the person `:me` reported the target of this kind whose id is in `column`, in any case. */
export const reportedByMe = (kind: FiledKind, column: string): string =>
  `exists (select from reports join cases on cases.id = reports.case_id
    where cases.kind = '${kind}' and cases.target_id = ${column} and reports.reporter_id = :me)`;

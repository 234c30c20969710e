import type { Knex } from 'knex';

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

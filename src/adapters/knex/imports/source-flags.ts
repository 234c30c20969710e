import type { ClientBase } from 'pg';

/** Stores the flags of some colleges again. They follow from the sources of the fields: call it after these change. */
export async function storeFlags(connection: ClientBase, collegeIds: readonly number[]): Promise<void> {
  await connection.query(
    `update colleges c set data_source_flags = f.flags from source_flags_of($1) f
     where c.id = f.college_id and c.data_source_flags is distinct from f.flags`,
    [collegeIds],
  );
}

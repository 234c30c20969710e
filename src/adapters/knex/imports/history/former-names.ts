import type { ClientBase } from 'pg';
import { IMPORT_IMAGE, NAMES_IMAGE } from '../../../../domain/imports/college-image.ts';
import type { StagedTable } from '../stage.ts';
import { stagedName } from '../temp-tables.ts';

/**
 * Records the names that the directory of a former year adds to the former names of colleges, by the rule of `formerNamesWith`. A rollback
 * needs the names before and after, so they are changes of the run. `writeFormerNames` writes them.
 */
export async function recordFormerNames(connection: ClientBase, runId: number, staged: readonly StagedTable[]): Promise<void> {
  const index = staged.findIndex(({ table }) => table.directory);
  if (index < 0) return;
  const image = (names: string): string => `'${NAMES_IMAGE}', jsonb_build_array(${names})`;
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, jsonb_build_object(${image('c.former_names')}, '${IMPORT_IMAGE}', jsonb_build_array(c.last_data_sync)),
       jsonb_build_object(${image('array_prepend(t.name, c.former_names)')})
     from ${stagedName(index)} t join colleges c on c.ipeds_unit_id = t.unitid
     where lower(t.name) <> all(select lower(name) from unnest(array_append(c.former_names, c.name)) as name) order by c.id`,
    [runId],
  );
}

/** Writes the recorded names. The row of the run must have its end already. */
export async function writeFormerNames(connection: ClientBase, runId: number, finishedAt: Date): Promise<void> {
  await connection.query(
    `update colleges c set former_names = array(select jsonb_array_elements_text(n.after->'${NAMES_IMAGE}'->0)), last_data_sync = $2
     from run_changes n where n.run_id = $1 and n.college_id = c.id`,
    [runId, finishedAt],
  );
}

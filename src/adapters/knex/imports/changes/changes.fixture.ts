import type { Knex } from 'knex';
import type { CollegeImage, RunChange } from '../../../../domain/imports/college-image.ts';
import { readSnapshot } from '../../snapshot.ts';
import { storedChangeSql, withImages, type StoredChange } from './read-changes.ts';

/** The changes of all runs in effect, in a fixed order. */
export const changesInEffect = (db: Knex): Promise<(RunChange & { collegeId: number })[]> =>
  readSnapshot(db, async (connection) => {
    const { rows } = await connection.query<StoredChange & { collegeId: number }>(
      `select n.college_id as "collegeId", ${storedChangeSql('n')} from run_changes n join import_runs r on r.id = n.run_id
       where r.status = 'succeeded' order by n.run_id, n.college_id`,
    );
    const changes = await withImages(connection, rows);
    return changes.map((change) => ({ ...change, before: change.before && inOrder(change.before), after: inOrder(change.after) }));
  });

/** Two images are the same whatever the order of their fields. */
const inOrder = (image: CollegeImage): CollegeImage => Object.fromEntries(Object.entries(image).sort(([a], [b]) => (a < b ? -1 : 1)));

import type { ClientBase } from 'pg';
import type { ScoreDrift } from '../../../domain/scores/scores.ports.ts';
import { SCORE_INPUTS, STORED_SCORES, storedScoresOf, type ScoreInputs, type StoredScores } from '../../../domain/scores/stored-scores.ts';
import { columnOf, createFieldReader } from '../college-rows.ts';
import { readInBatches } from '../cursor.ts';
import type { MergedField } from './merge/plan.ts';
import { CHANGED, createTempTable, MERGED, SCORED } from './temp-tables.ts';

type ScoredRow = ScoreInputs & StoredScores;

/** A condition on the row `c`, with its bound values. */
export interface Scope {
  where: string;
  values: readonly unknown[];
}

const EVERY_COLLEGE: Scope = { where: 'true', values: [] };
export const SCORE_COLUMNS = STORED_SCORES.map(columnOf);
const READ = [...SCORE_INPUTS, ...STORED_SCORES];
const SELECTED = ['id', ...READ].map((field) => `c.${columnOf(field)}`).join(', ');
const readFields = createFieldReader(READ);
const readInputs = createFieldReader(SCORE_INPUTS);
const SCORE_ARRAYS = SCORE_COLUMNS.map((_, index) => `$${index + 2}::double precision[]`).join(', ');
const ROWS_AT_A_TIME = 5_000;

export interface FoundDrift extends ScoreDrift {
  /** The right scores of the colleges that differ. */
  wanted: readonly { id: number; scores: StoredScores }[];
}

/** Computes the scores of some colleges and compares them with the stored ones. */
export async function findDrift(connection: ClientBase, scope: Scope = EVERY_COLLEGE): Promise<FoundDrift> {
  const byScore = Object.fromEntries(STORED_SCORES.map((key) => [key, 0])) as ScoreDrift['byScore'];
  const wanted: FoundDrift['wanted'][number][] = [];
  let colleges = 0;
  for await (const rows of rowsOf(connection, scope)) {
    colleges += rows.length;
    for (const stored of rows) {
      const row = readFields(stored).values as unknown as ScoredRow;
      const scores = storedScoresOf(row);
      const different = STORED_SCORES.filter((key) => row[key] !== scores[key]);
      if (different.length > 0) wanted.push({ id: stored.id, scores });
      for (const key of different) byScore[key] += 1;
    }
  }
  return { colleges, differing: wanted.length, byScore, wanted };
}

type StoredRow = Record<string, unknown> & { id: number };

/** In batches, so that memory does not grow with the catalog. */
async function* rowsOf(connection: ClientBase, { where, values }: Scope): AsyncGenerator<StoredRow[]> {
  for (let last = 0; ;) {
    const { rows } = await connection.query<StoredRow>(
      `select ${SELECTED} from colleges c where (${where}) and c.id > $${values.length + 1} order by c.id limit ${ROWS_AT_A_TIME}`,
      [...values, last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_A_TIME) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Computes the scores that the changed colleges will have, in batches, so that memory does not grow with them. */
export async function stageScores(connection: ClientBase, fields: readonly MergedField[]): Promise<void> {
  await createTempTable(connection, SCORED, [
    { column: 'id', type: 'int' },
    ...SCORE_COLUMNS.map((column) => ({ column, type: 'double precision' })),
  ]);
  const merged = new Set<string>(fields.map(({ field }) => field));
  const inputs = SCORE_INPUTS.map((field) => `${merged.has(field) ? 'm' : 'c'}.${columnOf(field)}`);
  const select = `select k.id, ${inputs.join(', ')}
    from ${CHANGED} k join ${MERGED} m on m.unitid = k.ipeds_unit_id join colleges c on c.id = k.id`;
  for await (const rows of readInBatches<StoredRow>(connection, select)) {
    const scores = rows.map((row) => storedScoresOf(readInputs(row).values as unknown as ScoreInputs));
    await connection.query(`insert into ${SCORED} select * from unnest($1::int[], ${SCORE_ARRAYS})`, [
      rows.map(({ id }) => id),
      ...STORED_SCORES.map((key) => scores.map((each) => each[key])),
    ]);
  }
  await connection.query(`analyze ${SCORED} (id)`);
}

/** Stores scores in one statement. */
export async function storeScores(connection: ClientBase, { wanted }: FoundDrift): Promise<void> {
  if (wanted.length === 0) return;
  const columns = SCORE_COLUMNS.map((column) => `${column} = s.${column}`).join(', ');
  await connection.query(
    `update colleges c set ${columns} from unnest($1::int[], ${SCORE_ARRAYS}) as s(id, ${SCORE_COLUMNS.join(', ')}) where c.id = s.id`,
    [wanted.map(({ id }) => id), ...STORED_SCORES.map((key) => wanted.map(({ scores }) => scores[key]))],
  );
}

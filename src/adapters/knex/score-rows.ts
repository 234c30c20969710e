import type { ClientBase } from 'pg';
import type { ScoreDrift } from '../../domain/rankings/scores.ports.ts';
import {
  SCORE_INPUTS,
  STORED_SCORES,
  storedScoresOf,
  type ScoreInputs,
  type StoredScore,
  type StoredScores,
} from '../../domain/rankings/stored-scores.ts';
import { columnOf, createFieldReader } from './rows.ts';

type ScoredRow = ScoreInputs & StoredScores;

/** Which colleges to look at: a condition on the row `c`, and what it takes. */
export interface Scope {
  where: string;
  values: readonly unknown[];
}

const EVERY_COLLEGE: Scope = { where: 'true', values: [] };
const SCORE_COLUMNS = STORED_SCORES.map(columnOf);
const READ = [...SCORE_INPUTS, ...STORED_SCORES];
const SELECTED = ['id', ...READ].map((field) => `c.${columnOf(field)}`).join(', ');
const readFields = createFieldReader(READ);

export interface FoundDrift extends ScoreDrift {
  /** What the colleges that differ should have. */
  wanted: readonly { id: number; scores: StoredScores }[];
}

/** Computes the scores of some colleges from their rows and compares them with those stored there. */
export async function findDrift(connection: ClientBase, { where, values }: Scope = EVERY_COLLEGE): Promise<FoundDrift> {
  const { rows } = await connection.query<Record<string, unknown> & { id: number }>(
    `select ${SELECTED} from colleges c where ${where} order by c.id`,
    [...values],
  );
  const computed = rows.map((stored) => {
    const row = readFields(stored) as unknown as ScoredRow;
    return { id: stored.id, row, scores: storedScoresOf(row) };
  });
  const differs = ({ row, scores }: (typeof computed)[number], key: StoredScore): boolean => row[key] !== scores[key];
  const different = computed.filter((each) => STORED_SCORES.some((key) => differs(each, key)));
  const counts = STORED_SCORES.map((key) => [key, different.filter((each) => differs(each, key)).length] as const);
  return {
    colleges: rows.length,
    differing: different.length,
    byScore: Object.fromEntries(counts) as ScoreDrift['byScore'],
    wanted: different.map(({ id, scores }) => ({ id, scores })),
  };
}

/** Stores scores in one statement, touching no other row. */
export async function storeScores(connection: ClientBase, { wanted }: FoundDrift): Promise<void> {
  if (wanted.length === 0) return;
  const columns = SCORE_COLUMNS.map((column) => `${column} = s.${column}`).join(', ');
  const arrays = SCORE_COLUMNS.map((_, index) => `$${index + 2}::double precision[]`).join(', ');
  await connection.query(
    `update colleges c set ${columns} from unnest($1::int[], ${arrays}) as s(id, ${SCORE_COLUMNS.join(', ')}) where c.id = s.id`,
    [wanted.map(({ id }) => id), ...STORED_SCORES.map((key) => wanted.map(({ scores }) => scores[key]))],
  );
}

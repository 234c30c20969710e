import type { Knex } from 'knex';
import type { IncomeBand } from '../../../domain/colleges/categories.ts';
import type { StateCode } from '../../../domain/colleges/states.ts';
import { FACT_KEYS, type StudentFacts } from '../../../domain/student-facts/student-facts.ts';
import type { StudentFactsStore } from '../../../domain/student-facts/student-facts.ports.ts';
import { lockUser } from './users.ts';

export interface FactsRow {
  user_id: number;
  sat: number | null;
  act: number | null;
  gpa: number | null;
  income: IncomeBand | null;
  budget: number | null;
  home_state: StateCode | null;
  zip: string | null;
  updated_at: Date;
}

export function createStudentFactsStore(db: Knex): StudentFactsStore {
  return {
    async read(userId) {
      const row = await db<FactsRow>('student_facts').where({ user_id: userId }).first();
      return row ? toFacts(row) : null;
    },

    write: (userId, facts) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        const columns = Object.fromEntries(FACT_KEYS.map((key) => [columnOf(key), facts[key] ?? null]));
        const [row] = await trx('student_facts')
          .insert({ ...columns, user_id: userId, updated_at: trx.raw('now()') })
          .onConflict('user_id')
          .merge()
          .returning<FactsRow[]>('*');
        return toFacts(row as FactsRow);
      }),

    async remove(userId) {
      await db('student_facts').where({ user_id: userId }).delete();
    },
  };
}

/** Without the empty columns. */
export const toFacts = (row: FactsRow): StudentFacts =>
  Object.fromEntries(
    FACT_KEYS.flatMap((key) => {
      const value = row[columnOf(key)];
      return value === null ? [] : [[key, value]];
    }),
  );

const columnOf = <K extends keyof StudentFacts>(key: K) => (key === 'homeState' ? 'home_state' : (key as Exclude<K, 'homeState'>));

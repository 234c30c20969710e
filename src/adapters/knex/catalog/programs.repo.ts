import type { Knex } from 'knex';
import { joinedOutcomes, OUTCOME_FIELDS, type CollegeOutcomes } from '../../../domain/programs/college-outcomes.ts';
import type { ProgramStore } from '../../../domain/programs/programs.ports.ts';
import { readProgramRows, readProvenances } from './supplied-rows.ts';

interface OutcomeRow extends CollegeOutcomes {
  id: number;
  opeId: string | null;
  /** Ids of provenance by field. */
  sources: Readonly<Record<string, number>>;
}

const COLUMNS = { id: 'id', opeId: 'ope_id', latest: 'outcomes_by_program', former: 'former_outcomes_by_program' };
/** The figures of this many colleges are opened in a few milliseconds. */
const AT_ONCE = 100;
const NONE: Omit<OutcomeRow, 'id' | 'opeId'> = { latest: null, former: null, sources: {} };

export const createProgramStore = (db: Knex): ProgramStore => ({
  suppliedOf: (collegeId) => readProgramRows(db, collegeId),

  async outcomesOf(collegeId) {
    const row = await db('colleges')
      .where({ id: collegeId })
      .first<OutcomeRow | undefined>({ ...COLUMNS, sources: 'field_sources' });
    const { latest, former, sources } = row ?? NONE;
    const [latestId, formerId] = [latest && sources[OUTCOME_FIELDS.latest], former && sources[OUTCOME_FIELDS.former]];
    const known = await readProvenances(
      db,
      [latestId, formerId].filter((id) => typeof id === 'number'),
    );
    const sourceAt = (id: number | null | undefined) => known.get(id ?? 0) ?? null;
    return { outcomes: joinedOutcomes({ latest, former }), sources: { latest: sourceAt(latestId), former: sourceAt(formerId) } };
  },

  async *outcomes() {
    for (let after = 0; ;) {
      const rows = await db('colleges')
        .where('id', '>', after)
        .where((known) => void known.whereNotNull('outcomes_by_program').orWhereNotNull('former_outcomes_by_program'))
        .orderBy('id')
        .limit(AT_ONCE)
        .select<OutcomeRow[]>(COLUMNS);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => ({ collegeId: row.id, opeId: row.opeId, outcomes: joinedOutcomes(row) }));
      after = last.id;
    }
  },
});

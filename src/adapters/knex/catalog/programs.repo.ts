import type { Knex } from 'knex';
import type { ProgramStore } from '../../../domain/programs/programs.ports.ts';
import { readProgramRows } from './supplied-rows.ts';

export const createProgramStore = (db: Knex): ProgramStore => ({
  suppliedOf: async (collegeId) => (await readProgramRows(db, [collegeId])).get(collegeId) ?? [],
});

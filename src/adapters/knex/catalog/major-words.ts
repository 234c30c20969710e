import type { Knex } from 'knex';
import type { StaffWord } from '../../../domain/majors/staff-words.ts';

/** The words outside the Trash, in their order. */
export const readStaffWords = (db: Knex): Promise<StaffWord[]> =>
  db('major_words').whereNull('deleted_at').orderBy('word').select('word', 'codes', { isUnclear: 'is_unclear' }, 'state');

import type { Knex } from 'knex';
import type { StaffWord } from '../../../domain/majors/staff-words.ts';
import type { TableSpec } from '../admin/table-spec.ts';
import { publishPart } from '../data-versions.ts';

/** The words of students that staff edit. The domain checks their codes, because the vocabulary is in files. */
export const MAJOR_WORDS: TableSpec = {
  resource: 'major-words',
  table: 'major_words',
  fields: ['word', 'codes', 'isUnclear', 'state', 'updatedAt'],
  searched: ['major_words.word', `array_to_string(major_words.codes, ' ')`],
  filters: { code: (query, code) => void query.whereRaw('? = any(major_words.codes)', [code as string]) },
  hasTrash: true,
  afterChange: (trx) => publishPart(trx, 'texts'),
  taken: { field: 'word', message: 'This word has an entry already.' },
};

/** The words outside the Trash, in their order. */
export const readStaffWords = (db: Knex): Promise<StaffWord[]> =>
  db('major_words').whereNull('deleted_at').orderBy('word').select('word', 'codes', { isUnclear: 'is_unclear' }, 'state');

import { z } from 'zod';
import { toCipCode } from '../../domain/majors/cip-code.ts';
import { MAX_MAJORS } from '../../domain/majors/major-param.ts';
import { LONGEST_MAJOR_WORD, MAJOR_WORD_STATES } from '../../domain/majors/staff-words.ts';
import { foldName } from '../../domain/shared/fold-name.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';
import { freeText } from '../shapes/text-shapes.ts';

const code = freeText()
  .max(20)
  .overwrite((text) => toCipCode(text) ?? text)
  .refine((text) => toCipCode(text) !== null, 'Write CIP codes of 2, 4 or 6 digits, such as 51.38');

const values = z.object({
  /** As the search compares it: in small letters, without accents and punctuation. */
  word: freeText()
    .max(LONGEST_MAJOR_WORD, `At most ${LONGEST_MAJOR_WORD} characters`)
    .overwrite(foldName)
    .min(1, 'Write letters or digits')
    .meta({ title: 'Word' }),
  /** Most meant first. */
  codes: z
    .array(code)
    .min(1, 'Write at least one code')
    .max(MAX_MAJORS, `At most ${MAX_MAJORS} codes`)
    .meta({ title: 'CIP codes, most meant first' }),
  isUnclear: z.boolean().meta({ title: 'The student chooses among the codes' }),
  state: z.enum(MAJOR_WORD_STATES).meta({ title: 'State' }),
});

/** Words of students that lead to fields of study. They replace the same words of the seeds. */
export const majorWords = defineResource({
  name: 'major-words',
  words: { one: 'word for a major', many: 'words for majors' },
  read: 'read',
  write: 'catalog',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ...values.shape,
      /** In the order of `codes`; null for a code that the vocabulary lacks. */
      codeNames: z.array(z.string().nullable()),
      /** The codes that the word has without this record. Empty for a new word. */
      seedCodes: z.array(z.string()),
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffMajorWord' }),
  filter: z.object({ state: values.shape.state.optional(), code: z.string().max(7).optional() }),
  sortable: ['word', 'id', 'state', 'updatedAt'],
  create: values,
  change: values,
  bulk: values.pick({ state: true }),
  hasTrash: true,
});

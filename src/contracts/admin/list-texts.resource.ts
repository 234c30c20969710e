import { z } from 'zod';
import { listKeys, listTextFault, LONGEST_LIST_TEXT } from '../../domain/rankings/list-kinds.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';
import { freeText } from '../shapes/text-shapes.ts';

const values = z.object({
  intro: freeText()
    .max(LONGEST_LIST_TEXT, `At most ${LONGEST_LIST_TEXT.toLocaleString('en-US')} characters`)
    .superRefine((text, context) => {
      const message = listTextFault(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
});

/** The texts of the lists. Each list has one record, whose text may be empty. */
export const listTexts = defineResource({
  name: 'list-texts',
  words: { one: 'text of a list', many: 'texts of lists' },
  read: 'read',
  write: 'catalog',
  record: z
    .object({ id: z.int(), version: z.int(), list: z.enum(listKeys()), ...values.shape, hasText: z.boolean(), updatedAt: timestamp })
    .meta({ id: 'StaffListText' }),
  filter: z.object({ list: z.enum(listKeys()).optional(), hasText: z.boolean().optional() }),
  sortable: ['list', 'id', 'updatedAt', 'hasText'],
  change: values,
});

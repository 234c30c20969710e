import { z } from 'zod';
import { MAX_COLUMNS, MAX_TABLES, MAX_TEXT, MAX_TEXTS } from '../../../domain/imports/mapping/mapping-faults.ts';

const MAX_NAME = 200;
const name = z.string().trim().min(1, 'Name a column').max(MAX_NAME, `At most ${MAX_NAME} characters`);
const text = z.string().max(MAX_TEXT, `At most ${MAX_TEXT} characters`);

/** How an import reads the columns of its files, by table. The command line reads the same shape from a file. */
export const mapping = z
  .array(
    z.strictObject({
      /** The name of the table without its year: "ADM". */
      table: z.string().trim().min(1, 'Name a table').max(MAX_NAME),
      columns: z
        .array(
          z.strictObject({
            /** The column that Alma reads. */
            column: name,
            /** The column of the file that supplies it. Default: the column of the same name. */
            from: name.optional(),
            /** Texts of cells that mean "not reported". */
            notReported: z.array(text).max(MAX_TEXTS, `At most ${MAX_TEXTS} texts`).readonly().optional(),
            /** Texts of cells, each with the text that is read instead. */
            values: z
              .array(z.strictObject({ text, becomes: text }))
              .max(MAX_TEXTS, `At most ${MAX_TEXTS} texts`)
              .readonly()
              .optional(),
          }),
        )
        .max(MAX_COLUMNS, `At most ${MAX_COLUMNS} columns`)
        .readonly(),
      /** Columns of the file that are not read, on purpose. */
      ignored: z.array(name).max(MAX_COLUMNS, `At most ${MAX_COLUMNS} columns`).readonly().optional(),
    }),
  )
  .max(MAX_TABLES, `At most ${MAX_TABLES} tables`)
  .readonly()
  .meta({ id: 'Mapping' });

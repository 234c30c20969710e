import { z } from 'zod';
import { COLUMN_KINDS } from '../../../domain/imports/mapping/file-columns.ts';
import { CONFIDENCES } from '../../../domain/imports/mapping/suggest.ts';
import { mapping } from './mapping-shape.ts';

const names = z.array(z.string()).readonly();
const kind = z.enum(COLUMN_KINDS);

/** The columns of one file, with what they probably are. */
const fileMapping = z
  .object({
    file: z.string(),
    /** Null: its columns do not say which table it is. */
    table: z.string().nullable(),
    /** The columns that Alma reads, and those that no published table has. `samples` are the first values. */
    columns: z.array(z.object({ name: z.string(), kind, samples: names })).readonly(),
    /** Columns of the published table that Alma does not read. */
    others: names,
    /** The tables that it can be, the most likely first. */
    choices: z
      .array(
        z.object({
          table: z.string(),
          /** The columns that Alma reads. */
          reads: names,
          suggestions: z
            .array(z.object({ column: z.string(), from: z.string(), confidence: z.enum(CONFIDENCES), reason: z.string() }))
            .readonly(),
          /** What was confirmed before, and what is sure or likely. */
          proposal: mapping.unwrap().element,
        }),
      )
      .readonly(),
    /** The difference from the last run of the same source and table. */
    since: z
      .object({
        runId: z.int(),
        year: z.int(),
        missing: names,
        added: names,
        changed: z.array(z.object({ name: z.string(), from: kind, to: kind })).readonly(),
      })
      .nullable(),
  })
  .meta({ id: 'FileMapping' });

export const candidateMapping = z.object({
  files: z.array(fileMapping).readonly(),
  /** The run whose mapping is offered again. */
  earlier: z.object({ runId: z.int(), year: z.int(), by: z.string() }).nullable(),
});

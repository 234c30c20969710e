import { z } from 'zod';
import { RELEASES, SOURCES } from '../../../domain/colleges/sources.ts';
import { RUN_STATUSES } from '../../../domain/runs/run-status.ts';
import { timestamp } from '../../shapes/codecs.ts';

const count = z.int().min(0);

/** A run of the ledger, without its tables and files. */
export const runFacts = z.object({
  id: z.int(),
  source: z.enum(SOURCES),
  /** Null for a run that failed before its files said it. */
  year: z.int().nullable(),
  release: z.enum(RELEASES),
  status: z.enum(RUN_STATUSES),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
  /** When the rows were read and the merge began. Null if the run ended before. */
  mergedFrom: timestamp.nullable(),
  /** The name of the operator or job that started it. */
  actor: z.string(),
  /** Why it failed, or who rolled it back; else empty. */
  message: z.string(),
  /** Colleges and stored rows by what the run did to them: `inserted`, `updated`, … Empty for runs of the seed catalog. */
  counts: z.record(z.string(), z.number()),
  /** What a history run changed about values of former years; null for other runs. */
  history: z.object({ changed: count, gained: count, lost: count, receiptOnly: count }).nullable(),
});

/** A list that is cut: the number of all items, and the first of them. */
export const counted = <T extends z.ZodType>(item: T) => z.object({ count, first: z.array(item).readonly() });

export const collegeRef = z.object({ unitId: z.int().nullable(), name: z.string() });

const figureChange = collegeRef.extend({
  field: z.string(),
  before: z.number(),
  after: z.number(),
  /** The change as a share of the value before, or of the floor of the unit. */
  relative: z.number(),
});

/** Changed values of former years. */
export const historyDiff = z.object({
  changed: count,
  gained: count,
  lost: count,
  receiptOnly: count,
  largest: z.array(figureChange.extend({ year: z.int() })).readonly(),
});

/** What a run changed. Lists are cut. */
export const runDiff = z
  .object({
    inserted: counted(collegeRef),
    updated: count,
    unchanged: count,
    fields: z.array(z.object({ field: z.string(), changed: count, gained: count, lost: count, receiptOnly: count })).readonly(),
    largest: z.array(figureChange).readonly(),
    anomalies: counted(figureChange).extend({ byField: z.record(z.string(), count) }),
    vanished: counted(collegeRef.extend({ became: z.string() })),
    locked: counted(collegeRef.extend({ field: z.string(), staff: z.unknown(), supplied: z.unknown() })),
    history: historyDiff.nullable(),
  })
  .meta({ id: 'RunDiff' });

/** Rows of a table: `read` is the sum of matched, outside, rejected and folded. */
export const tableReport = z.object({
  file: z.string(),
  table: z.string(),
  year: z.int().optional(),
  read: count,
  matched: count,
  outside: count,
  rejected: count,
  folded: count,
  silent: count.optional(),
  isExtract: z.boolean().optional(),
  /** Rows with a value, by field. */
  filled: z.record(z.string(), count).optional(),
});

/** What a run found in its files beside their values. Lists are cut. */
export const remarks = z.object({
  /** Rejected rows by file and cause. */
  faults: z
    .array(
      z.object({
        file: z.string(),
        code: z.string(),
        variable: z.string().nullable(),
        rows: count,
        first: z.int(),
        last: z.int(),
        message: z.string(),
        text: z.string().nullable(),
        isCommon: z.boolean(),
      }),
    )
    .readonly(),
  /** Remarks on rows that were read. */
  notes: z
    .array(z.object({ file: z.string(), line: z.int(), unitId: z.int().nullable(), code: z.string(), message: z.string() }))
    .readonly(),
  /** New and missing columns. */
  drift: z
    .array(
      z.object({
        file: z.string(),
        table: z.string(),
        missing: z.array(z.string()).readonly(),
        added: z.array(z.string()).readonly(),
        isExtract: z.boolean(),
      }),
    )
    .readonly(),
  /** Files and columns that were not used. */
  unused: z.array(z.object({ file: z.string(), reason: z.string() })).readonly(),
});

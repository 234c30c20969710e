import { z } from 'zod';
import { RELEASES, SOURCES } from '../../../domain/colleges/sources.ts';
import { LONGEST_ORIGIN } from '../../../domain/imports/import-facts.ts';
import { ENTRY_COLUMNS } from '../../../domain/services/entry.ts';
import { importJobs } from './import-jobs.resource.ts';
import { candidateMapping } from './file-mapping-shape.ts';
import { mapping } from './mapping-shape.ts';
import { remarks, runDiff, tableReport } from './run-shapes.ts';
import { freeText } from '../../shapes/text-shapes.ts';

const count = z.int().min(0);
const remedies = z
  .array(z.enum(['allow-shrink', 'allow-drift', 'max-reject', 'history', 'no-history', 'force', 'file', 'year', 'no-year']))
  .readonly();

/** What the files are if they come from one source of figures. */
const figuresCandidate = z
  .object({
    source: z.enum(SOURCES),
    /** Null if the files do not say it. */
    year: z.int().nullable(),
    release: z.enum(RELEASES).nullable(),
    tables: z
      .array(
        z.object({
          file: z.string(),
          table: z.string(),
          year: z.int(),
          bytes: count,
          encoding: z.string().nullable(),
          isDirectory: z.boolean(),
          isExtract: z.boolean(),
          fields: z
            .array(
              z.object({
                field: z.string(),
                variable: z.string(),
                alternatives: z.array(z.string()).readonly().optional(),
                period: z.string(),
              }),
            )
            .readonly(),
          /** The line with the column names, and the first rows, as the file has them. Long lines are cut. */
          header: z.string(),
          rows: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
    unused: remarks.shape.unused,
    drift: remarks.shape.drift,
    /** The columns of the files, to be mapped. Jobs of earlier versions have none. */
    mapping: candidateMapping.optional(),
    /** Why the files cannot be imported as they are. */
    fault: z.object({ message: z.string(), remedies }).nullable(),
  })
  .meta({ id: 'ImportCandidate' });

/** What a file is if it is one of student services. */
const servicesCandidate = z
  .object({
    source: z.literal('services'),
    year: z.null(),
    release: z.null(),
    file: z.string(),
    header: z.string(),
    rows: z.array(z.string()).readonly(),
    count,
    fault: z.null(),
  })
  .meta({ id: 'ServicesCandidate' });

const share = z.number().min(0).max(1);

/** How files of figures are imported. */
const figuresRequest = z.strictObject({
  source: z.enum(SOURCES),
  /** Default: the year in the names of the files. */
  year: z.int().min(1980).max(2100).optional(),
  release: z.enum(RELEASES).optional(),
  historyOnly: z.boolean().optional(),
  force: z.boolean().optional(),
  /** Shares, 0 to 1. The importer has a default for each. */
  maxReject: share.optional(),
  allowShrink: share.optional(),
  allowDrift: share.optional(),
  obtainedFrom: freeText().min(1).max(LONGEST_ORIGIN).optional(),
  matchedBy: freeText().min(1).max(LONGEST_ORIGIN).optional(),
  /** How columns are read that the files name or write otherwise. */
  mapping: mapping.optional(),
});

/** How the files are imported. A file of services has nothing to choose. */
export const jobRequest = z.discriminatedUnion('source', [figuresRequest, z.strictObject({ source: z.literal('services') })]);

/** What an import of figures would do. Nothing of it has happened. */
const figuresOutcome = z.object({
  status: z.enum(['dry-run', 'unchanged']),
  message: z.string(),
  counts: z.record(z.string(), z.number()),
  tables: z.array(tableReport),
  ...remarks.shape,
  diff: runDiff.nullable(),
  /** How the columns were read where the files name or write them otherwise. */
  mapping: mapping.optional(),
  /** Three colleges as pages would show them. */
  looks: z
    .array(
      z.object({
        unitId: z.int().nullable(),
        name: z.string(),
        slug: z.string(),
        fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })).readonly(),
      }),
    )
    .readonly(),
});

/** What an import of services would do. `before` is null for a new service. */
const servicesOutcome = z.object({
  status: z.enum(['dry-run', 'unchanged']),
  message: z.string(),
  added: count,
  changed: count,
  changes: z
    .array(
      z.object({
        slug: z.string(),
        name: z.string(),
        isNew: z.boolean(),
        fields: z.array(z.object({ field: z.enum(ENTRY_COLUMNS), before: z.unknown(), after: z.unknown() })),
      }),
    )
    .readonly(),
});

const progress = z.discriminatedUnion('step', [
  z.object({ step: z.literal('downloading'), file: z.string(), bytes: count }),
  z.object({ step: z.literal('reading'), table: z.string(), bytesRead: count, bytesTotal: count }),
  z.object({ step: z.literal('merging'), part: z.string(), done: count, of: count }),
]);

/** A job with everything that its page shows. */
export const jobDetails = importJobs.spec.record
  .extend({
    /** `stored`: bytes that have arrived. */
    files: z.array(z.object({ name: z.string(), bytes: count, stored: count })).readonly(),
    /** What is read of BigQuery, in words, and the statement of a query; null for files. */
    input: z.object({ origin: z.string(), sql: z.string().nullable() }).nullable(),
    request: jobRequest.nullable(),
    /** Null until they are known, and while a step waits or runs. So is the outcome. */
    candidates: z
      .array(z.union([figuresCandidate, servicesCandidate]))
      .readonly()
      .nullable(),
    outcome: z.union([figuresOutcome, servicesOutcome]).nullable(),
    refusal: z
      .object({
        code: z.string(),
        message: z.string(),
        faults: z.array(z.object({ path: z.string(), message: z.string() })).readonly(),
        remedies,
      })
      .nullable(),
    progress: progress.nullable(),
    /** Whether the catalog is published to the warehouse when the files are applied. */
    publishes: z.boolean(),
    /** The import that has to end first; null if there is none. */
    waitsFor: z.string().nullable(),
    /** Whether another person has to apply it. */
    needsOtherPerson: z.boolean(),
  })
  .meta({ id: 'ImportJobDetails' });

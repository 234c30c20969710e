import { z } from 'zod';
import { PROVENANCE_SOURCES, RELEASES, SOURCES } from '../../../domain/colleges/sources.ts';
import { SOURCE_STATES } from '../../../domain/downloads/source-state.ts';
import { CONTROLS } from '../../../domain/colleges/categories.ts';
import { COLLEGE_LEVELS } from '../../../domain/colleges/college.ts';
import { FIELD_LABELS, type FieldKey } from '../../../domain/colleges/attributes.ts';
import { FORMATS } from '../../../domain/downloads/schedules/formats.ts';
import { FIELD_GROUPS } from '../../../domain/dictionary/field-entry.ts';
import { RUN_STATUSES } from '../../../domain/runs/run-status.ts';
import { defineContract } from '../../endpoint.ts';
import { rowId, timestamp } from '../../shapes/codecs.ts';
import { runFacts } from './run-shapes.ts';

const count = z.int().min(0);
const reading = { method: 'GET', access: 'staff', permission: 'runs.read' } as const;

const FIELD_KEYS = Object.keys(FIELD_LABELS) as [FieldKey, ...FieldKey[]];

/** What the page of data integration shows beside the runs. */
export const consoleCalls = defineContract({
  sources: {
    ...reading,
    path: '/api/admin/sources',
    summary:
      'Lists every source of data: last run, loaded years, age, the month of the next release, the missing files, and the command to run next.',
    response: z.array(
      z
        .object({
          source: z.enum(SOURCES),
          /** The newest run of any status; null if there is none. */
          lastRun: runFacts.extend({ rows: count }).nullable(),
          /** Newest year first. */
          loaded: z.array(z.object({ year: z.int(), release: z.enum(RELEASES), runId: z.int(), at: timestamp })),
          colleges: count,
          /** Full days since the last import of the newest year; null if nothing is loaded. */
          ageDays: count.nullable(),
          /** `due`: a year newer than the loaded one may be available. */
          state: z.enum(SOURCE_STATES),
          /** The next year, and the earliest month in which it can appear ("2026-07"). */
          next: z.object({ year: z.int(), from: z.string() }),
          /** Published files that are not loaded, and the earliest month in which each can have appeared ("2025-12"). */
          missing: z.array(z.object({ file: z.string(), holds: z.string(), since: z.string() })),
          /** When the source publishes, as text. */
          renewed: z.string(),
          /** Why a download cannot run on a schedule; null if it can. */
          attended: z.string().nullable(),
          command: z.string(),
        })
        .meta({ id: 'SourceCard' }),
    ),
  },
  schedules: {
    ...reading,
    path: '/api/admin/schedules',
    summary: 'Returns files for cron, systemd and Kubernetes that import every source without a manual step. Nothing is installed.',
    response: z.array(z.object({ format: z.enum(FORMATS), text: z.string() }).meta({ id: 'Schedule' })),
  },
  dataQuality: {
    ...reading,
    path: '/api/admin/data-quality',
    summary: 'Counts the listed colleges with a value, by field and sector. It is computed once per data version.',
    response: z
      .object({
        dataVersion: z.string(),
        total: count,
        sectors: z.array(
          z.object({ control: z.enum(CONTROLS), level: z.union(COLLEGE_LEVELS.map((level) => z.literal(level))), total: count }),
        ),
        fields: z.array(
          z.object({
            key: z.string(),
            label: z.string(),
            group: z.enum(FIELD_GROUPS),
            known: count,
            /** Known values that the publisher estimated. */
            imputed: count,
            suppressed: count,
            notApplicable: count,
            /** In the order of the sectors. */
            knownBySector: z.array(count),
          }),
        ),
      })
      .meta({ id: 'DataQuality' }),
  },
  lineage: {
    ...reading,
    path: '/api/admin/lineage/:unitId/:field',
    summary:
      'Returns where one value of a college comes from: source, table, run, files with their hashes, lock, and the runs that changed it.',
    params: z.object({ unitId: rowId, field: z.enum(FIELD_KEYS).meta({ description: 'A field of a college', example: 'avgSAT' }) }),
    response: z
      .object({
        collegeId: z.int(),
        unitId: z.int(),
        name: z.string(),
        field: z.string(),
        value: z.unknown(),
        origin: z
          .object({
            source: z.enum(PROVENANCE_SOURCES),
            table: z.string(),
            /** Of a staff value: the reason. */
            variable: z.string(),
            year: z.int(),
            period: z.string(),
            release: z.enum(RELEASES),
            runId: z.int().nullable(),
          })
          .nullable(),
        files: z.array(z.object({ file: z.string(), table: z.string(), bytes: count, sha256: z.string() })),
        /** The line of the college in its file; of several rows that became one, the first. Null if the run did not store it. */
        line: z.int().nullable(),
        lock: z.object({ lockedBy: z.string(), reason: z.string(), lockedAt: timestamp, supplied: z.unknown() }).nullable(),
        /** The runs that changed it, the newest first. */
        steps: z.array(
          z.object({
            runId: z.int(),
            source: z.enum(SOURCES),
            year: z.int(),
            status: z.enum(RUN_STATUSES),
            startedAt: timestamp,
            before: z.unknown(),
            after: z.unknown(),
          }),
        ),
      })
      .meta({ id: 'Lineage' }),
    refusals: [404],
  },
});

import { z } from 'zod';
import { RELEASES, SOURCES } from '../../../domain/colleges/sources.ts';
import { SOURCE_STATES } from '../../../domain/downloads/source-state.ts';
import { defineContract } from '../../endpoint.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { runFacts } from './run-shapes.ts';

const count = z.int().min(0);
const reading = { method: 'GET', access: 'staff', permission: 'runs.read' } as const;

/** What the page of data integration shows beside the runs. */
export const consoleCalls = defineContract({
  sources: {
    ...reading,
    path: '/api/admin/sources',
    summary: 'Lists every source of data: last run, loaded years, age, the month of the next release, and the command to run next.',
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
          /** When the source publishes, as text. */
          renewed: z.string(),
          /** Why a download cannot run on a schedule; null if it can. */
          attended: z.string().nullable(),
          command: z.string(),
        })
        .meta({ id: 'SourceCard' }),
    ),
  },
});

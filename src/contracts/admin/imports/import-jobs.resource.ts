import { z } from 'zod';
import { RELEASES } from '../../../domain/colleges/sources.ts';
import { JOB_SOURCES, JOB_STATUSES, JOB_STEPS } from '../../../domain/import-jobs/import-job.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { defineResource } from '../../resource.ts';

/** The imports that people run in the panel. Calls of their own move them from step to step. */
export const importJobs = defineResource({
  name: 'import-jobs',
  words: { one: 'import job', many: 'import jobs' },
  read: 'runs.read',
  write: 'runs.apply',
  record: z
    .object({
      id: z.int(),
      step: z.enum(JOB_STEPS),
      /** `open`: a person has to act. `refused`: the step ended with a refusal, and a person can change something. */
      status: z.enum(JOB_STATUSES),
      /** Confirmed or detected; null while unknown. */
      source: z.enum(JOB_SOURCES).nullable(),
      year: z.int().nullable(),
      release: z.enum(RELEASES).nullable(),
      fileNames: z.array(z.string()),
      createdBy: z.string(),
      /** Who let it be applied. */
      appliedBy: z.string().nullable(),
      createdAt: timestamp,
      updatedAt: timestamp,
      /** The run that applied the files. */
      runId: z.int().nullable(),
      /** Why it waits, why it was refused, or how it ended. */
      message: z.string(),
    })
    .meta({ id: 'ImportJob' }),
  filter: z.object({
    status: z.enum(JOB_STATUSES).optional(),
    step: z.enum(JOB_STEPS).optional(),
    source: z.enum(JOB_SOURCES).optional(),
    /** Not over: a person or a step can still do something. */ isOpen: z.boolean().optional(),
  }),
  sortable: ['id', 'createdAt', 'updatedAt', 'createdBy', 'step', 'status', 'source', 'year'],
});

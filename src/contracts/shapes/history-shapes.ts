import { z } from 'zod';
import { provenance, status } from './college-shapes.ts';

/** The value of a figure in one year. */
export const historyPoint = z
  .object({ year: z.int(), period: z.string(), value: z.number().nullable(), status, provenance })
  .meta({ id: 'HistoryPoint' });

/** Points by figure, oldest year first. Figures without points are left out. */
export const history = z.record(z.string(), z.array(historyPoint));

const valueState = z.object({ value: z.unknown(), status, period: z.string().nullable() });

/** `relative` is the change as a share of the value before: 0.12 means 12% more. */
export const fieldChange = z
  .object({ field: z.string(), label: z.string(), before: valueState, after: valueState, relative: z.number().nullable() })
  .meta({ id: 'FieldChange' });

export const dataVersion = z
  .object({ version: z.string(), at: z.iso.datetime(), reason: z.string(), runId: z.int().nullable() })
  .meta({ id: 'DataVersion' });

/** The changes of one college in one data version. */
export const collegeChanges = z
  .object({ collegeId: z.int(), version: dataVersion, changes: z.array(fieldChange) })
  .meta({ id: 'CollegeChanges' });

import { z } from 'zod';
import { provenance, status } from './college-shapes.ts';

/** What a figure was in a year, as a sparkline and its table show it. */
export const historyPoint = z
  .object({ year: z.int(), period: z.string(), value: z.number().nullable(), status, provenance })
  .meta({ id: 'HistoryPoint' });

/** By figure: only those with a point, oldest year first. */
export const history = z.record(z.string(), z.array(historyPoint));

const valueState = z.object({ value: z.unknown(), status, period: z.string().nullable() });

/** One field before and after. `relative` is the change as a share of the value before: 0.12 is 12 % more. */
export const fieldChange = z
  .object({ field: z.string(), label: z.string(), before: valueState, after: valueState, relative: z.number().nullable() })
  .meta({ id: 'FieldChange' });

export const dataVersion = z
  .object({ version: z.string(), at: z.iso.datetime(), reason: z.string(), runId: z.int().nullable() })
  .meta({ id: 'DataVersion' });

/** What one data version changed about a college. */
export const collegeChanges = z
  .object({ collegeId: z.int(), version: dataVersion, changes: z.array(fieldChange) })
  .meta({ id: 'CollegeChanges' });

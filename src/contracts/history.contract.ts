import { z } from 'zod';
import { FIELD_KEYS } from '../domain/colleges/college.ts';
import { csvFormat, idList, rowId } from './codecs.ts';
import { provenance, status } from './college-shapes.ts';
import { defineContract } from './endpoint.ts';
import { collegeChanges, dataVersion, fieldChange, history } from './history-shapes.ts';

const id = z.strictObject({ id: rowId });
const field = z
  .enum(FIELD_KEYS, 'The name of a field that sources supply')
  .meta({ description: 'Only this field', example: 'graduationRate' });

const version = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d\.\d{1,9}$/, 'A data version, such as 2026-11-21.3')
  .meta({ description: 'A data version, as answers name it', example: '2026-11-21.1' });

const receipt = z
  .object({ field: z.string(), label: z.string(), value: z.unknown(), status, provenance: provenance.nullable() })
  .meta({ id: 'Receipt' });

const changedField = z
  .object({ field: z.string(), label: z.string(), changed: z.int(), gained: z.int(), lost: z.int(), otherYear: z.int() })
  .meta({ id: 'ChangedField' });

const figureChange = z
  .object({
    unitId: z.int().nullable(),
    name: z.string(),
    field: z.string(),
    before: z.number(),
    after: z.number(),
    relative: z.number(),
  })
  .meta({ id: 'FigureChange' });

/** Where values come from, what they were in former years, and what data versions changed. */
export const historyContract = defineContract({
  ofCollege: {
    method: 'GET',
    path: '/api/colleges/:id/history',
    access: 'public',
    example: '/api/colleges/1/history?field=graduationRate',
    summary: 'What every source said of a college, by figure and year, oldest first; as JSON or CSV.',
    params: id,
    query: z.strictObject({ field: field.optional(), format: csvFormat.optional() }),
    response: z.object({ collegeId: z.int(), history, dataVersion: z.string() }),
  },
  receipts: {
    method: 'GET',
    path: '/api/colleges/:id/receipts',
    access: 'public',
    example: '/api/colleges/1/receipts',
    summary: 'Every field of a college with value, status, source, table, variable, year, release, run and time; as JSON or CSV.',
    params: id,
    query: z.strictObject({ field: field.optional(), format: csvFormat.optional() }),
    response: z.object({ collegeId: z.int(), receipts: z.array(receipt), dataVersion: z.string() }),
  },
  changes: {
    method: 'GET',
    path: '/api/colleges/:id/changes',
    access: 'public',
    example: '/api/colleges/1/changes',
    summary: 'What changed about a college between two data versions: by default, from the first known to the current one.',
    params: id,
    query: z.strictObject({ from: version.optional(), to: version.optional() }),
    response: z.object({ collegeId: z.int(), changes: z.array(fieldChange), dataVersion: z.string() }),
  },
  overall: {
    method: 'GET',
    path: '/api/changes',
    access: 'public',
    example: '/api/changes',
    summary: 'What changed in the whole catalog between two data versions: fields by how many colleges, and the largest changes.',
    query: z.strictObject({ from: version.optional(), to: version.optional() }),
    response: z.object({
      colleges: z.object({ added: z.int(), changed: z.int(), left: z.int() }),
      fields: z.array(changedField),
      largest: z.array(figureChange),
      /** Figures that changed by more than half. */
      anomalies: z.int(),
      dataVersion: z.string(),
    }),
  },
  recentOf: {
    method: 'GET',
    path: '/api/changes/colleges',
    access: 'public',
    example: '/api/changes/colleges?ids=1,2',
    summary: 'For each of the colleges, what the newest data version that changed it did; unchanged ones are left out.',
    query: z.strictObject({ ids: idList }),
    response: z.array(collegeChanges),
  },
  versions: {
    method: 'GET',
    path: '/api/changes/versions',
    access: 'public',
    example: '/api/changes/versions',
    summary: 'The newest hundred data versions and what made each of them, newest first.',
    response: z.array(dataVersion),
  },
});

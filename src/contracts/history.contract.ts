import { z } from 'zod';
import { FIELD_KEYS } from '../domain/colleges/attributes.ts';
import { csvFormat, idList, rowId } from './shapes/codecs.ts';
import { importFacts, provenance, status } from './shapes/college-shapes.ts';
import { defineContract } from './endpoint.ts';
import { collegeChanges, dataVersion, fieldChange, history } from './shapes/history-shapes.ts';

const id = z.strictObject({ id: rowId });
const field = z
  .enum(FIELD_KEYS, 'The name of a field that a source supplies')
  .meta({ description: 'Return only this field', example: 'graduationRate' });

const version = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d\.\d{1,9}$/, 'A data version, such as 2026-11-21.3')
  .meta({ description: 'A data version, as in `dataVersion` of answers', example: '2026-11-21.1' });

const fieldProvenance = z
  .object({ field: z.string(), label: z.string(), value: z.unknown(), status, provenance: provenance.nullable() })
  .meta({ id: 'FieldProvenance' });

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

/** Values of former years, the source of each value, and the changes between data versions. */
export const historyContract = defineContract({
  ofCollege: {
    method: 'GET',
    path: '/api/colleges/:id/history',
    access: 'public',
    example: '/api/colleges/1/history?field=graduationRate',
    summary: 'Returns the figures of a college for each year, oldest first, as JSON or CSV.',
    params: id,
    query: z.strictObject({ field: field.optional(), format: csvFormat.optional() }),
    response: z.object({ collegeId: z.int(), history, dataVersion: z.string() }),
  },
  provenance: {
    method: 'GET',
    path: '/api/colleges/:id/receipts',
    access: 'public',
    example: '/api/colleges/1/receipts',
    summary:
      'Returns every field of a college with its value, status and provenance: source, table, variable, year, release, run and time, as JSON or CSV. `imports` has the files of each run.',
    params: id,
    query: z.strictObject({ field: field.optional(), format: csvFormat.optional() }),
    response: z.object({ collegeId: z.int(), receipts: z.array(fieldProvenance), imports: z.array(importFacts), dataVersion: z.string() }),
  },
  changes: {
    method: 'GET',
    path: '/api/colleges/:id/changes',
    access: 'public',
    example: '/api/colleges/1/changes',
    summary: 'Returns the changes of a college between two data versions. The default is from its first version to the current one.',
    params: id,
    query: z.strictObject({ from: version.optional(), to: version.optional() }),
    response: z.object({ collegeId: z.int(), changes: z.array(fieldChange), dataVersion: z.string() }),
  },
  overall: {
    method: 'GET',
    path: '/api/changes',
    access: 'public',
    example: '/api/changes',
    summary: 'Returns the changes of the catalog between two data versions: the number of colleges per field, and the largest changes.',
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
    summary: 'Returns the most recent changes of each given college. Unchanged colleges are left out.',
    query: z.strictObject({ ids: idList }),
    response: z.array(collegeChanges),
  },
  versions: {
    method: 'GET',
    path: '/api/changes/versions',
    access: 'public',
    example: '/api/changes/versions',
    summary: 'Lists the latest hundred data versions with their reasons, newest first.',
    response: z.array(dataVersion),
  },
});

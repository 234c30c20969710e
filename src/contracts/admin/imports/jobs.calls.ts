import { z } from 'zod';
import { SOURCES } from '../../../domain/colleges/sources.ts';
import { MAX_FILES, MAX_PART_BYTES } from '../../../domain/import-jobs/job-files.ts';
import { MAX_SQL } from '../../../domain/warehouse/query.ts';
import { defineContract } from '../../endpoint.ts';
import { rowId, wholeNumber } from '../../shapes/codecs.ts';
import { freeText } from '../../shapes/text-shapes.ts';
import { jobDetails, jobRequest } from './job-shapes.ts';

const params = z.object({ id: rowId });
const applying = { access: 'staff', permission: 'runs.apply', response: jobDetails } as const;

/** `project.dataset.table` */
const tableName = freeText().min(1, 'Write project.dataset.table').max(400);
const statement = z.string().trim().min(1, 'Write a SELECT statement').max(MAX_SQL, `At most ${MAX_SQL} characters`);

/** The steps of an import in the panel: files, detection, dry run, apply. A step runs in the background; read the job to follow it. */
export const jobCalls = defineContract({
  importJob: {
    method: 'GET',
    path: '/api/admin/import-jobs/:id/details',
    access: 'staff',
    permission: 'runs.read',
    summary: 'Returns an import job with its files, what was detected, the dry run and the progress of the running step.',
    params,
    response: jobDetails,
    refusals: [404],
  },
  createImportJob: {
    ...applying,
    method: 'POST',
    path: '/api/admin/import-jobs',
    status: 201,
    summary:
      'Starts an import of files that follow in parts, of the official files of a source and year, which the server downloads, or of a table or a query of BigQuery, which it reads. The last one also needs the permission `bigquery`.',
    body: z.union([
      z.strictObject({
        files: z
          .array(z.strictObject({ name: z.string().min(1), bytes: z.int().min(0) }))
          .min(1, 'Name at least one file')
          .max(MAX_FILES, `At most ${MAX_FILES} files`),
      }),
      z.strictObject({
        download: z.strictObject({ source: z.enum(SOURCES), year: z.union([z.literal('latest'), z.int().min(1980).max(2100)]) }),
      }),
      z.strictObject({ bigquery: z.union([z.strictObject({ table: tableName }), z.strictObject({ query: statement })]) }),
    ]),
    refusals: [422],
  },
  uploadPart: {
    ...applying,
    method: 'PUT',
    path: '/api/admin/import-jobs/:id/files/:place/parts/:offset',
    summary:
      'Stores the next bytes of a file. A part begins where the stored bytes end; otherwise the refusal says where to continue. After the last byte the files are looked at.',
    params: z.object({
      id: rowId,
      place: wholeNumber(MAX_FILES - 1).meta({ description: 'The place of the file in the list of files, from 0', example: '0' }),
      offset: wholeNumber(2_147_483_647).meta({ description: 'The bytes of the file before this part', example: '0' }),
    }),
    upload: { types: ['application/octet-stream'], maxBytes: MAX_PART_BYTES },
    body: z.instanceof(Uint8Array),
    refusals: [404, 409, 422],
  },
  checkImportJob: {
    ...applying,
    method: 'POST',
    path: '/api/admin/import-jobs/:id/check',
    status: 202,
    summary: 'Confirms what the files are, and starts a dry run. It can be repeated with other choices until the import is applied.',
    params,
    body: jobRequest,
    refusals: [404, 409],
  },
  applyImportJob: {
    ...applying,
    method: 'POST',
    path: '/api/admin/import-jobs/:id/apply',
    status: 202,
    summary: 'Applies an import after its dry run, and can publish the catalog to the warehouse afterwards. The audit log records it.',
    params,
    body: z.strictObject({ publish: z.boolean().optional() }),
    refusals: [404, 409, 422],
  },
  cancelImportJob: {
    ...applying,
    method: 'POST',
    path: '/api/admin/import-jobs/:id/cancel',
    summary: 'Cancels an import and deletes its files. A running step ends within seconds; nothing has changed then.',
    params,
    body: z.strictObject({}),
    refusals: [404, 409],
  },
});

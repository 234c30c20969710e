import { z } from 'zod';
import { TABLE_NAMES } from '../domain/warehouse/tables.ts';
import { defineContract } from './endpoint.ts';
import { timestamp } from './shapes/codecs.ts';

const file = z
  .object({ name: z.string(), path: z.string(), table: z.enum(TABLE_NAMES), words: z.string(), rows: z.int(), bytes: z.int() })
  .meta({ id: 'SnapshotFile' });

/** The published snapshot. It changes with a publication, not with the data version, so its answers are not cached with the catalog. */
export const snapshotContract = defineContract({
  files: {
    method: 'GET',
    path: '/api/data/parquet',
    access: 'public',
    example: '/api/data/parquet',
    summary: 'Lists the published tables as Parquet files, with the data version that they hold. Null before the first publication.',
    response: z.object({ dataVersion: z.string(), at: timestamp, files: z.array(file) }).nullable(),
  },
});

import type { Router } from '@koa/router';
import type { Snapshot } from '../../../domain/warehouse/snapshot.use-cases.ts';
import { TABLE_NAMES, type TableName } from '../../../domain/warehouse/tables.ts';
import { answerOf, type Answer } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import type { CountRead } from '../request/access.ts';
import { API_HEADERS } from '../security-headers.ts';
import { BULK_FOLDER } from './bulk-files.ts';

/** Registered with IANA in 2025. */
const PARQUET_TYPE = 'application/vnd.apache.parquet';

export const parquetPath = (table: TableName): string => `${BULK_FOLDER}${table}.parquet`;

/** The published tables as files beside those of the catalog. A client may ask for a part: readers of Parquet begin at the end. */
export function mountParquetFiles(
  router: Router<HttpState>,
  { snapshot, countRead }: { snapshot: Snapshot | undefined; countRead: CountRead },
): void {
  if (!snapshot) return;
  for (const table of TABLE_NAMES) {
    router.get(parquetPath(table), async (context) => {
      await countRead(context);
      context.state.answer = await fileAnswer(table, snapshot);
    });
  }
}

async function fileAnswer(table: TableName, snapshot: Snapshot): Promise<Answer> {
  const { bytes, version, read } = await snapshot.open(table);
  const headers = ['Content-Disposition', `attachment; filename="${table}.parquet"`];
  return answerOf({ bytes, read }, PARQUET_TYPE, API_HEADERS, { headers, etag: `"${version}"` });
}

import { randomUUID } from 'node:crypto';
import type { Connection } from './connection.ts';
import { LABELS } from './names.ts';
import { hasStatus } from './service-fault.ts';

/** What loading, showing and forgetting a version does with a table, beside making it. */
const ON_A_TABLE = ['get', 'getData', 'update', 'updateData', 'delete'].map((right) => `bigquery.tables.${right}`);
const DELETE = 'bigquery.tables.delete';
/** A table that could not be deleted deletes itself. */
const EXPIRES_MS = 3_600_000;

/**
 * The rights on tables that a publication needs and the account lacks. The service tells rights only on a table that is there, so this makes
 * an empty one for the moment; that has no charge. Throws `ServiceFault`, with status 403 if the account may not make tables.
 */
export async function missingRights({ place, call }: Connection): Promise<string[]> {
  const name = `alma_rights_${randomUUID().replaceAll('-', '_')}`;
  const definition = { labels: LABELS, expirationTime: String(Date.now() + EXPIRES_MS), schema: { fields: [{ name: 'x', type: 'BOOL' }] } };
  try {
    await call((service) => service.dataset(place.dataset).createTable(name, definition));
  } catch (error) {
    // The answer of an earlier attempt was lost.
    if (!hasStatus(error, 409)) throw error;
  }
  const [{ permissions: held = [] }] = (await call((service) =>
    service.dataset(place.dataset).table(name).testIamPermissions(ON_A_TABLE),
  )) as [{ permissions?: string[] }];
  if (held.includes(DELETE)) await call((service) => service.dataset(place.dataset).table(name).delete({ ignoreNotFound: true }));
  return ON_A_TABLE.filter((right) => !held.includes(right));
}

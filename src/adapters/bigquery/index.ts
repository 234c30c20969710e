import { notPublished } from '../../domain/warehouse/query.ts';
import { TABLES } from '../../domain/warehouse/tables.ts';
import type { Warehouse } from '../../domain/warehouse/warehouse.ports.ts';
import { cellsOf, columnsOf, type Field, type ServiceRow } from './cells.ts';
import { createConnection, type ConnectionOptions } from './connection.ts';
import { createInputs } from './inputs.ts';
import { createLoads } from './loads.ts';
import { tableOf } from './names.ts';
import { createQueries } from './queries.ts';
import { missingOf } from './requirements.ts';
import { createVersions } from './versions.ts';
import { inWords } from './words.ts';

export interface BigqueryOptions extends ConnectionOptions {
  /** For tests: the size of a part of a load. */
  partBytes?: number;
}

/** The warehouse in BigQuery. A table of each version holds the rows, and a view with the plain name reads the shown one. */
export function createBigqueryWarehouse({ partBytes, ...options }: BigqueryOptions): Warehouse {
  const connection = createConnection(options);
  const { place, call } = connection;
  const queries = createQueries(connection);
  const loads = createLoads(connection, partBytes);
  const versions = createVersions(connection);

  return {
    engine: 'bigquery',
    place,
    prepare: () => connection.prepare(),
    missing: (use) => missingOf(connection, use),
    versions: () => inWords(place, versions.all),
    plan: (sql) => inWords(place, async () => (await queries.dryRun(sql)).plan),
    run: (order) => inWords(place, () => queries.run(order), order),
    cancel: (job) => inWords(place, () => queries.cancel(job)),
    load: (load) => inWords(place, () => loads.load(load)),
    show: (version) => inWords(place, () => versions.show(version)),

    preview: (table, rows) =>
      inWords(place, async () => {
        const shown = await versions.shown();
        if (!shown) throw notPublished();
        const name = tableOf(table, shown.name);
        const [facts] = (await call((service) => service.dataset(place.dataset).table(name).getMetadata())) as [TableFacts, unknown];
        const fields = facts.schema?.fields ?? [];
        const wish = { maxResults: rows, autoPaginate: false, skipParsing: true, 'formatOptions.useInt64Timestamp': true };
        const [found] = await call((service) => service.dataset(place.dataset).table(name).getRows(wish));
        const cells = (found as ServiceRow[]).map((row) => cellsOf(fields, row));
        return { columns: columnsOf(fields), bytes: 0, billedBytes: 0, rows: oneBatch(cells) };
      }),

    forget: (version) =>
      inWords(place, async () => {
        await versions.remove(version);
        for (const { name } of TABLES) await loads.remove(tableOf(name, version));
      }),

    inputs: createInputs(connection, queries),
    close: () => Promise.resolve(),
  };
}

interface TableFacts {
  schema?: { fields?: Field[] };
}

async function* oneBatch<T>(rows: T[]): AsyncGenerator<T[]> {
  yield await Promise.resolve(rows);
}

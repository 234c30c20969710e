import { randomUUID } from 'node:crypto';
import type { Version } from '../../domain/warehouse/query.ts';
import { isTableName, TABLES } from '../../domain/warehouse/tables.ts';
import { dateOf, type ServiceRow } from './cells.ts';
import type { Connection } from './connection.ts';
import { createJobs } from './jobs.ts';
import { LABELS, quoted, tableOf, VERSIONS_TABLE } from './names.ts';
import { hasStatus, ServiceFault } from './service-fault.ts';

const MOST_ROWS = 1_000;
/** What a name and a data version consist of, so that they can stand in SQL. */
const PLAIN = /^[\w.:+-]{1,100}$/;

/** The published versions, as rows that everybody can read. One row says what one version has of one table. */
export function createVersions(connection: Connection) {
  const { place, call } = connection;
  const jobs = createJobs(connection);
  const { dataset, location } = place;

  async function all(): Promise<Version[]> {
    const rows = await rowsOf();
    const versions = new Map<string, Version>();
    for (const { f = [] } of rows) {
      const [name, dataVersion, at, isShown, table, count, bytes] = f.map(({ v }) => String(v)) as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      const known = versions.get(name);
      const tables = isTableName(table) ? [{ name: table, rows: Number(count), bytes: Number(bytes) }] : [];
      versions.set(name, { name, dataVersion, at: dateOf(at), isShown: isShown === 'true', tables: [...(known?.tables ?? []), ...tables] });
    }
    return [...versions.values()].sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  async function rowsOf(): Promise<ServiceRow[]> {
    const options = { maxResults: MOST_ROWS, autoPaginate: false, skipParsing: true, 'formatOptions.useInt64Timestamp': true };
    try {
      const [rows] = await call((service) => service.dataset(dataset).table(VERSIONS_TABLE).getRows(options));
      return rows as ServiceRow[];
    } catch (error) {
      if (hasStatus(error, 404) && error instanceof ServiceFault && error.message.includes(VERSIONS_TABLE)) return [];
      throw error;
    }
  }

  /** Runs statements of ours as one job, which goes on when this process ends. Each of them may be repeated. */
  async function runScript(statements: readonly string[]): Promise<void> {
    const jobId = `alma_publish_${randomUUID()}`;
    const query = statements.join(';\n');
    await jobs.start(() => call((service) => service.createQueryJob({ query, jobId, location, useLegacySql: false, labels: LABELS })));
    const fault = await jobs.finish(jobId);
    if (fault) throw fault;
  }

  const record = (versions: readonly Version[]): string =>
    `create or replace table ${quoted(place, VERSIONS_TABLE)} as\n${versions.flatMap(selectsOf).join('\nunion all ')}`;

  return {
    all,
    shown: async (): Promise<Version | undefined> => (await all()).find(({ isShown }) => isShown),

    /** Moves the views one after the other, and records the version as shown when all are moved. */
    async show(version: Version): Promise<void> {
      const others = (await all()).filter(({ name }) => name !== version.name).map((other) => ({ ...other, isShown: false }));
      const views = TABLES.map(
        ({ name }) => `create or replace view ${quoted(place, name)} as select * from ${quoted(place, tableOf(name, plain(version.name)))}`,
      );
      await runScript([...views, record([version, ...others])]);
    },

    async remove(name: string): Promise<void> {
      const versions = await all();
      const others = versions.filter((version) => version.name !== name);
      if (others.length < versions.length && others.length > 0) await runScript([record(others)]);
    },
  };
}

const selectsOf = ({ name, dataVersion, at, isShown, tables }: Version): string[] =>
  tables.map(
    (table) =>
      `select '${plain(name)}' as version, '${plain(dataVersion)}' as data_version, timestamp '${at.toISOString()}' as published_at, ` +
      `${isShown} as is_shown, '${table.name}' as table_name, ${table.rows} as row_count, ${table.bytes} as byte_count`,
  );

function plain(text: string): string {
  if (!PLAIN.test(text)) throw new Error(`"${text}" cannot name a version.`);
  return text;
}

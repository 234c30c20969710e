import { createHash } from 'node:crypto';
import type { Table } from '@google-cloud/bigquery';
import type { InputFacts } from '../../domain/warehouse/input.ts';
import type { OpenAnswer } from '../../domain/warehouse/query.ts';
import type { Inputs } from '../../domain/warehouse/warehouse.ports.ts';
import { cellsOf, columnsOf, type Field, type ServiceRow } from './cells.ts';
import type { Connection } from './connection.ts';
import type { TableReference } from './jobs.ts';
import { createPageSize } from './page-size.ts';
import type { Queries } from './queries.ts';
import { hasStatus } from './service-fault.ts';
import { inWords, isView, noInput, noInputRight, wrongName } from './words.ts';

interface TableFacts {
  type?: string;
  etag?: string;
  lastModifiedTime?: string;
  numRows?: string;
  numBytes?: string;
  schema?: { fields?: Field[] };
}

const NAME = /^(?<projectId>[a-z][a-z0-9.:-]{4,60})\.(?<datasetId>\w{1,100})\.(?<tableId>[\p{L}\p{N}_-]{1,100})$/u;
/** Types of tables whose rows the service lists and whose changes it notes. */
const STORED = ['TABLE', 'SNAPSHOT'];
/** A view is as fresh as its tables, which are referenced too. */
const NOTED = [...STORED, 'VIEW'];

/** Tables and queries that imports read. */
export function createInputs(connection: Connection, queries: Queries): Inputs {
  const { place, call } = connection;

  const withTable = <T>({ projectId, datasetId = '', tableId = '' }: TableReference, work: (table: Table) => Promise<T>): Promise<T> =>
    call((service) => work(service.dataset(datasetId, projectId === undefined ? {} : { projectId }).table(tableId)));

  async function factsOf(reference: TableReference): Promise<TableFacts> {
    const [facts] = await withTable(reference, (table) => table.getMetadata() as Promise<[TableFacts, unknown]>);
    return facts;
  }

  async function lookAtTable(name: string): Promise<InputFacts> {
    const reference = referenceOf(name);
    const facts = await factsOf(reference).catch((error: unknown) => {
      if (hasStatus(error, 404)) throw noInput(name);
      throw hasStatus(error, 403) ? noInputRight(name) : error;
    });
    const { type = '', numRows = '0', numBytes = '0', schema } = facts;
    if (!STORED.includes(type)) throw isView(name, type);
    return {
      name,
      shortName: reference.tableId,
      columns: columnsOf(schema?.fields ?? []),
      bytes: 0,
      billedBytes: 0,
      size: { rows: Number(numRows), bytes: Number(numBytes) },
      ...hashOf(name, [facts]),
    };
  }

  async function lookAtQuery(sql: string): Promise<InputFacts> {
    const { plan, references } = await queries.dryRun(sql);
    const tables: (TableFacts | undefined)[] = [];
    for (const reference of references) tables.push(await factsOf(reference).catch(undefinedIfHidden));
    const { columns, bytes, billedBytes } = plan;
    const name = `query-${sha256(sql).slice(0, 12)}`;
    return { name, shortName: 'query', columns, bytes, billedBytes, size: null, ...hashOf(sql, tables) };
  }

  /** Lists the rows page by page. A page is asked for when the one before it is read. */
  async function* listRows(name: string, fields: readonly Field[], maxCharacters: number): AsyncGenerator<unknown[][]> {
    const reference = referenceOf(name);
    const size = createPageSize(fields.length, maxCharacters);
    let pageToken: string | undefined;
    do {
      const wish = {
        maxResults: size.next(),
        autoPaginate: false,
        skipParsing: true,
        'formatOptions.useInt64Timestamp': true,
        ...(pageToken !== undefined && { pageToken }),
      };
      const [found, , answer] = await inWords(place, () => withTable(reference, (table) => table.getRows(wish)));
      const rows = (found as ServiceRow[]).map((row) => cellsOf(fields, row));
      size.add(rows);
      if (rows.length > 0) yield rows;
      pageToken = (answer as { pageToken?: string } | undefined)?.pageToken;
    } while (pageToken !== undefined);
  }

  async function readTable(name: string, maxCharacters: number): Promise<OpenAnswer> {
    const fields = (await factsOf(referenceOf(name))).schema?.fields ?? [];
    return { columns: columnsOf(fields), bytes: 0, billedBytes: 0, rows: listRows(name, fields, maxCharacters) };
  }

  return {
    look: (wish) => inWords(place, () => ('sql' in wish ? lookAtQuery(wish.sql) : lookAtTable(wish.table))),
    read: ({ wish }, limits) =>
      inWords(
        place,
        () => ('sql' in wish ? queries.run({ ...limits, sql: wish.sql }) : readTable(wish.table, limits.maxCharacters)),
        limits,
      ),
  };
}

function referenceOf(name: string): Required<TableReference> {
  const groups = NAME.exec(name)?.groups;
  if (!groups) throw wrongName(name);
  return groups as unknown as Required<TableReference>;
}

/** The account may not look at this table, so nothing says when the table changes. */
function undefinedIfHidden(error: unknown): undefined {
  if (hasStatus(error, 403) || hasStatus(error, 404)) return undefined;
  throw error;
}

/** Each change of a stored table changes its etag. Other tables, such as files in a bucket, change without a sign. */
function hashOf(text: string, tables: readonly (TableFacts | undefined)[]): { sha256?: string } {
  if (tables.some((facts) => facts?.etag === undefined || !NOTED.includes(facts.type ?? ''))) return {};
  const states = tables.map((facts) => `${facts?.etag} ${facts?.lastModifiedTime}`).sort();
  return { sha256: sha256(JSON.stringify([text, ...states])) };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

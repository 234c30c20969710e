import type { Field } from '../cells.ts';
import { Refusal, type Engine } from './engine.fixture.ts';

/** A table of another project. */
export interface SharedTable {
  fields: Field[];
  rows: readonly object[];
  /** Default: TABLE. Nested columns and views have no rows here. */
  type?: string;
  /** Default: those of the rows. */
  bytes?: number;
}

interface TableFacts {
  schema: { fields: Field[] };
  labels?: Record<string, string | null>;
  expirationTime?: string | null;
  description?: string;
  creationTime: string;
  type?: string;
  rows: number;
  bytes: number;
}

/** The tables that calls have made. Statements make others, which the engine knows. */
export function createFakeTables(engine: Engine, place: { project: string; dataset: string }) {
  const tables = new Map<string, TableFacts>();
  const full = (table: string) => {
    const { projectId, datasetId, tableId } = referenceOf(table);
    return `${projectId}:${datasetId}.${tableId}`;
  };
  let clock = 1_700_000_000_000;
  const denied = new Set<string>();
  /** Counts the changes of the rows. */
  const editions = new Map<string, number>();
  let nextFault: Refusal | undefined;

  /** Tables of other projects are known by their whole names. */
  function referenceOf(table: string) {
    const [tableId = '', datasetId = place.dataset, projectId = place.project] = table.split('.').reverse();
    return { projectId, datasetId, tableId };
  }

  function known(table: string): TableFacts {
    const facts = tables.get(table);
    if (!facts) throw new Refusal(404, 'notFound', `Not found: Table ${full(table)}`);
    return facts;
  }

  const resourceOf = (table: string) => {
    const { rows, bytes, ...facts } = known(table);
    const edition = `${table} ${facts.creationTime} ${editions.get(table) ?? 0}`;
    const state = { etag: Buffer.from(edition).toString('base64'), lastModifiedTime: facts.creationTime };
    return { tableReference: referenceOf(table), type: 'TABLE', ...facts, ...state, numRows: String(rows), numBytes: String(bytes) };
  };

  return {
    /** A table by the last part of its name, as statements name it. */
    named(tableId: string) {
      const table = [...tables.keys()].find((name) => name === tableId || name.endsWith(`.${tableId}`)) ?? tableId;
      return { reference: referenceOf(table), bytes: tables.get(table)?.bytes ?? 0 };
    },

    /** Rights that the account does not have. */
    denied,
    heldOf(table: string, asked: readonly string[]): object {
      known(table);
      const permissions = asked.filter((right) => !denied.has(right));
      return permissions.length > 0 ? { permissions } : {};
    },
    names: (beginning: string): string[] => [...tables.keys()].filter((name) => name.startsWith(beginning)),

    /** Makes or replaces a table of another project: "public-data.ipeds.hd2020". */
    async share(table: string, { fields, rows, type = 'TABLE', bytes }: SharedTable): Promise<void> {
      const { projectId, datasetId } = referenceOf(table);
      const ndjson = rows.map((row) => JSON.stringify(row)).join('\n');
      tables.set(table, {
        schema: { fields },
        creationTime: String(clock),
        type,
        rows: rows.length,
        bytes: bytes ?? Buffer.byteLength(ndjson),
      });
      editions.set(table, (editions.get(table) ?? 0) + 1);
      if (type !== 'TABLE' || fields.some(({ fields: parts, mode }) => parts !== undefined || mode === 'REPEATED')) return;
      await engine.addDataset(projectId, datasetId);
      await engine.drop(table);
      await engine.create(table, fields);
      await engine.insert(table, fields, ndjson);
    },
    failNextAppend: (fault: Refusal): void => void (nextFault = fault),
    async get(table: string): Promise<object> {
      if (tables.has(table) || table.includes('.')) return resourceOf(table);
      const { fields } = await engine.analyze(`select * from \`${table}\``, true);
      return { tableReference: { ...place, tableId: table }, type: 'TABLE', schema: { fields } };
    },

    changeType: (table: string, type: string): void => void tables.set(table, { ...known(table), type }),

    async create(table: string, facts: TableFacts): Promise<object> {
      if (tables.has(table)) throw new Refusal(409, 'duplicate', `Already Exists: Table ${full(table)}`);
      tables.set(table, { ...facts, creationTime: String((clock += 1_000)), rows: 0, bytes: 0 });
      await engine.create(table, facts.schema.fields);
      return resourceOf(table);
    },

    patch(table: string, change: Partial<TableFacts>): object {
      tables.set(table, { ...known(table), ...change });
      return resourceOf(table);
    },

    async remove(table: string): Promise<void> {
      known(table);
      await engine.drop(table);
      tables.delete(table);
    },

    async append(table: string, ndjson: string, disposition: string): Promise<number> {
      if (disposition !== 'WRITE_APPEND') throw new Refusal(400, 'invalid', `This fake cannot ${disposition}.`);
      const facts = known(table);
      const fault = nextFault;
      nextFault = undefined;
      if (fault) throw fault;
      const rows = await engine.insert(table, facts.schema.fields, ndjson);
      editions.set(table, (editions.get(table) ?? 0) + 1);
      tables.set(table, { ...facts, rows: facts.rows + rows, bytes: facts.bytes + Buffer.byteLength(ndjson) });
      return rows;
    },

    /** The rows of a table, without a job and without a charge. */
    async data(table: string, most: number, pageToken: string | null): Promise<object> {
      const first = Number(pageToken ?? 0);
      const { rows } = await engine.run(`select * from \`${table}\` limit ${most + 1} offset ${first}`, true);
      const hasMore = rows.length > most && most > 0;
      return { ...(rows.length > 0 && { rows: rows.slice(0, most) }), ...(hasMore && { pageToken: String(first + most) }) };
    },
  };
}

export type Tables = ReturnType<typeof createFakeTables>;

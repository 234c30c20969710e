import type { Field } from '../cells.ts';
import { Refusal, type Engine } from './engine.fixture.ts';

interface TableFacts {
  schema: { fields: Field[] };
  labels?: Record<string, string | null>;
  expirationTime?: string | null;
  description?: string;
  creationTime: string;
  rows: number;
  bytes: number;
}

/** The tables that calls have made. Statements make others, which the engine knows. */
export function createFakeTables(engine: Engine, place: { project: string; dataset: string }) {
  const tables = new Map<string, TableFacts>();
  const full = (table: string) => `${place.project}:${place.dataset}.${table}`;
  let clock = 1_700_000_000_000;
  const denied = new Set<string>();
  let nextFault: Refusal | undefined;

  function known(table: string): TableFacts {
    const facts = tables.get(table);
    if (!facts) throw new Refusal(404, 'notFound', `Not found: Table ${full(table)}`);
    return facts;
  }

  const resourceOf = (table: string) => {
    const { rows, bytes, ...facts } = known(table);
    return { tableReference: { ...place, tableId: table }, type: 'TABLE', ...facts, numRows: String(rows), numBytes: String(bytes) };
  };

  return {
    bytesOf: (table: string): number => tables.get(table)?.bytes ?? 0,
    /** Rights that the account does not have. */
    denied,
    heldOf(table: string, asked: readonly string[]): object {
      known(table);
      const permissions = asked.filter((right) => !denied.has(right));
      return permissions.length > 0 ? { permissions } : {};
    },
    names: (beginning: string): string[] => [...tables.keys()].filter((name) => name.startsWith(beginning)),
    failNextAppend: (fault: Refusal): void => void (nextFault = fault),
    async get(table: string): Promise<object> {
      if (tables.has(table)) return resourceOf(table);
      const { fields } = await engine.analyze(`select * from \`${table}\``, true);
      return { tableReference: { ...place, tableId: table }, type: 'TABLE', schema: { fields } };
    },

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
      tables.set(table, { ...facts, rows: facts.rows + rows, bytes: facts.bytes + Buffer.byteLength(ndjson) });
      return rows;
    },

    /** The rows of a table, without a job and without a charge. */
    async data(table: string, most: number): Promise<object> {
      const { rows } = await engine.run(`select * from \`${table}\` limit ${most}`, true);
      return { totalRows: String(rows.length), ...(rows.length > 0 && { rows }) };
    },
  };
}

export type Tables = ReturnType<typeof createFakeTables>;

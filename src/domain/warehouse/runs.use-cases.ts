import { csvLine } from '../shared/csv.ts';
import { DomainError } from '../shared/domain-error.ts';
import { checkSql, type ShownAnswer, type WarehouseQueries } from './queries.use-cases.ts';
import {
  FILE_CHARACTERS,
  FILE_SECONDS,
  MAX_FILE_ROWS,
  tooManyBytes,
  wasCanceled,
  type Cell,
  type OpenAnswer,
  type Plan,
  type QueryOrder,
} from './query.ts';
import type { Course, Recorder } from './recorder.use-cases.ts';
import { DONE, endOf, notBegun, type Caps, type RunEnd, type RunKind } from './run.ts';
import type { RunJournal, Warehouse } from './warehouse.ports.ts';

/** A run that a person orders. */
export interface RunOrder {
  key: string;
  sql: string;
  by: string;
}

export interface Spending {
  billedToday: number;
  caps: Caps;
}

/** How the answer of a run becomes text. */
interface Pieces {
  key: string;
  open: () => Promise<OpenAnswer>;
  line: (cells: readonly Cell[]) => string;
  /** May refuse the rows when all are read. */
  afterwards?: () => Promise<void>;
}

interface RunsPorts {
  warehouse: Warehouse;
  journal: RunJournal;
  caps: Caps;
  queries: Pick<WarehouseQueries, 'run'>;
  recorder: Recorder;
  clock: { now(): Date };
}

/** Runs of statements, each with a row that says who, when and how many bytes. Callers check permissions first. */
export function createWarehouseRuns({ warehouse, journal, caps, queries, recorder: { watch, recorded }, clock }: RunsPorts) {
  const { engine } = warehouse;
  /** Statements of this process that have no row yet, and whether somebody has stopped them. */
  const planned = new Map<string, { isStopped: boolean }>();

  /** Plans, compares with the limits, and writes the row and its audit entry. Nothing runs before. */
  async function begin(
    kind: RunKind,
    { key, sql, by }: RunOrder,
    { bytes, billedBytes }: Pick<Plan, 'bytes' | 'billedBytes'>,
  ): Promise<void> {
    if (bytes > caps.queryBytes) throw tooManyBytes(bytes, caps.queryBytes);
    const outcome = await journal.begin({ key, kind, engine, sql, by, bytes, billedBytes }, caps.dayBytes);
    if (outcome !== 'begun') throw notBegun(outcome, caps, clock.now());
  }

  /** Begins a statement in the engine's words. One that was stopped before its row existed has a row that says so. Throws `gone` then. */
  async function beginPlanned(kind: RunKind, order: RunOrder): Promise<void> {
    const state = { isStopped: false };
    planned.set(order.key, state);
    try {
      await begin(kind, order, await warehouse.plan(checkSql(order.sql)));
    } finally {
      planned.delete(order.key);
    }
    if (!state.isStopped) return;
    await journal.end(order.key, endOf(wasCanceled()));
    throw wasCanceled();
  }

  /** Runs a statement for a page. Throws `invalid`, `refused`, `conflict` for a known key, and `too-many` over the limit of the day. */
  async function query(order: RunOrder, maxRows?: number): Promise<ShownAnswer> {
    await beginPlanned('query', order);
    const limits = { job: order.key, maxBytes: caps.queryBytes, ...(maxRows !== undefined && { maxRows }) };
    return recorded(
      order.key,
      () => queries.run(order.sql, limits),
      ({ rows, bytes, billedBytes }) => ({ ...DONE, rows: rows.length, bytes, billedBytes }),
    );
  }

  /** The answer of a run that has begun, as text in pieces with the names of the columns first. Stores how the run ends. */
  async function* pieces({ key, open, line, afterwards }: Pieces): AsyncGenerator<string> {
    const course: Course = { progress: null, isStopped: false };
    const stopWatching = watch(key, course);
    let end: RunEnd = { status: 'canceled', rows: null, code: null, message: 'The reader left.' };
    try {
      const answer = await open();
      let rows = 0;
      yield line(answer.columns.map(({ name }) => name));
      for await (const batch of answer.rows) {
        if (course.isStopped) throw wasCanceled();
        rows += batch.length;
        if (rows > MAX_FILE_ROWS) throw tooManyRows();
        yield batch.map(line).join('');
      }
      await afterwards?.();
      end = { ...DONE, rows, bytes: answer.bytes, billedBytes: answer.billedBytes };
    } catch (error) {
      end = endOf(error);
      throw error;
    } finally {
      await stopWatching();
      await journal.end(key, end);
    }
  }

  /** All rows of a statement as CSV, in pieces. Throws like `query`, before the first piece. */
  async function* file(order: RunOrder): AsyncGenerator<string> {
    await beginPlanned('file', order);
    yield* pieces({ key: order.key, open: () => warehouse.run({ sql: order.sql, ...fileLimits(order.key) }), line: csvLine });
  }

  const fileLimits = (job: string): Omit<QueryOrder, 'sql'> => ({
    job,
    maxBytes: caps.queryBytes,
    seconds: FILE_SECONDS,
    maxCharacters: FILE_CHARACTERS,
  });

  return {
    begin,
    pieces,
    fileLimits,
    query,
    file,

    /** Stops a run of any process, within a second. Throws `not-found`, and `conflict` if it has ended. */
    async cancel(key: string): Promise<void> {
      const waiting = planned.get(key);
      if (waiting) {
        waiting.isStopped = true;
        return;
      }
      const asked = await journal.askToStop(key);
      if (asked === 'unknown') throw new DomainError('not-found', 'warehouse.no-run', 'There is no such run.');
      if (asked === 'over') throw new DomainError('conflict', 'warehouse.run-over', 'This run has ended.');
      await warehouse.cancel(key);
    },

    spending: async (): Promise<Spending> => ({ billedToday: await journal.billedToday(), caps }),

    /** Deletes the rows of runs that began so long ago. Returns their number. */
    expireRuns: (seconds: number): Promise<number> => journal.expire(seconds),
  };
}

const tooManyRows = (): DomainError =>
  new DomainError('refused', 'warehouse.too-large', `The answer has more than ${MAX_FILE_ROWS.toLocaleString('en-US')} rows.`);

export type WarehouseRuns = ReturnType<typeof createWarehouseRuns>;

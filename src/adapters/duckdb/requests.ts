import { DomainError } from '../../domain/shared/domain-error.ts';
import {
  answerTooLarge,
  invalidStatement,
  onlySelect,
  tookTooLong,
  tooMuchMemory,
  wasCanceled,
  type AnswerColumn,
  type QueryOrder,
} from '../../domain/warehouse/query.ts';
import type { EnginePool } from './engine-pool.ts';
import type { EngineProcess } from './engine-process.ts';
import type { EnginePlan, Message, Request } from './protocol.ts';

const START_SECONDS = 20;

export const notInstalled = (): DomainError =>
  new DomainError(
    'unavailable',
    'warehouse.not-installed',
    'The package @duckdb/node-api is not installed. Run: npm install @duckdb/node-api',
  );
const stoppedAlone = (): DomainError =>
  new DomainError('unavailable', 'warehouse.stopped', 'The process of the engine could not start or has stopped. Try again.');

/** Reads messages of one request, within a time. After it the process is ended: an interrupt may not reach the engine. */
export class Exchange {
  private timedOut = false;
  private timer: NodeJS.Timeout | undefined;
  private seconds = START_SECONDS;

  constructor(
    private readonly pool: EnginePool,
    private readonly engine: EngineProcess,
  ) {}

  limit(seconds: number): void {
    clearTimeout(this.timer);
    this.seconds = seconds;
    this.timer = setTimeout(() => {
      this.timedOut = true;
      this.engine.kill();
    }, seconds * 1_000);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Throws domain errors for faults and for the end of the process. */
  async next(): Promise<Exclude<Message, { fault: unknown }>> {
    const message = await this.engine.receive();
    if ('ended' in message) throw this.endOf(message.ended);
    if ('fault' in message) throw faultOf(message);
    return message;
  }

  private endOf(reason: 'too-much-memory' | 'stopped' | 'failed'): DomainError {
    if (this.pool.wasCanceled(this.engine)) return wasCanceled();
    if (this.timedOut) return tookTooLong(this.seconds);
    return reason === 'too-much-memory' ? tooMuchMemory() : stoppedAlone();
  }
}

function faultOf({ fault, message }: Extract<Message, { fault: unknown }>): Error {
  switch (fault) {
    case 'invalid':
      return invalidStatement(message);
    case 'not-select':
      return onlySelect(message);
    case 'too-much-memory':
      return tooMuchMemory();
    case 'too-large':
      return answerTooLarge(Number(message));
    case 'not-installed':
      return notInstalled();
    case 'failed':
      return new Error(`DuckDB: ${message}`);
  }
}

/** Takes a process and waits until it listens. A kept process has said so before. */
async function begin(pool: EnginePool, engine: EngineProcess, ready: WeakSet<EngineProcess>): Promise<Exchange> {
  const exchange = new Exchange(pool, engine);
  if (ready.has(engine)) return exchange;
  exchange.limit(START_SECONDS);
  try {
    await exchange.next();
  } finally {
    exchange.end();
  }
  ready.add(engine);
  return exchange;
}

export interface EngineAnswer {
  columns: readonly AnswerColumn[];
  tables: readonly string[];
  rows: AsyncIterable<readonly (readonly unknown[])[]>;
}

export function createRequests(pool: EnginePool) {
  const ready = new WeakSet<EngineProcess>();

  async function simple(request: Request, seconds: number): Promise<Exclude<Message, { fault: unknown }>> {
    return pool.use(undefined, async (engine) => {
      const exchange = await begin(pool, engine, ready);
      try {
        exchange.limit(seconds);
        engine.send(request);
        return await exchange.next();
      } finally {
        exchange.end();
      }
    });
  }

  return {
    async plan(folder: string, sql: string, seconds: number): Promise<EnginePlan> {
      const message = await simple({ do: 'plan', folder, sql }, seconds);
      if (!('plan' in message)) throw stoppedAlone();
      return message.plan;
    },

    /** Returns the number of rows. */
    async build(request: Request, seconds: number): Promise<number> {
      const message = await simple(request, seconds);
      if (!('done' in message)) throw stoppedAlone();
      return message.rows;
    },

    async run(folder: string, { sql, job, seconds, maxCharacters }: QueryOrder): Promise<EngineAnswer> {
      const engine = pool.take(job);
      let exchange: Exchange | undefined;
      const finish = () => {
        exchange?.end();
        pool.release(engine);
      };
      try {
        exchange = await begin(pool, engine, ready);
        exchange.limit(seconds);
        engine.send({ do: 'run', folder, sql, maxCharacters });
        const head = await exchange.next();
        if (!('columns' in head)) throw stoppedAlone();
        return { ...head, rows: batches(engine, exchange, finish) };
      } catch (error) {
        finish();
        throw error;
      }
    },
  };
}

/** The batches of an answer. If the reader leaves early, the engine is told so and stays for others. */
async function* batches(engine: EngineProcess, exchange: Exchange, finish: () => void): AsyncGenerator<readonly (readonly unknown[])[]> {
  let waits = false;
  try {
    for (;;) {
      const message = await exchange.next();
      if ('done' in message) return;
      if (!('rows' in message)) throw stoppedAlone();
      waits = true;
      yield message.rows;
      waits = false;
      engine.send({ next: true });
    }
  } finally {
    if (waits) {
      engine.send({ next: false });
      await exchange.next().catch(() => engine.kill());
    }
    finish();
  }
}

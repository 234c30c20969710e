import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { retryWait } from '../../domain/shared/retry-wait.ts';
import { clientConfig } from './connection.ts';
import type { Connection } from './connection.ts';

const RETRY_MS = { first: 100, longest: 5_000 };
/** A connection that a firewall dropped looks idle for hours; a query finds out. */
const HEARTBEAT_MS = 30_000;
const ANSWER_MS = 5_000;

export interface Subscription {
  close(): Promise<void>;
}

/**
 * Calls `onNotify` after every notification on `channel`. Also calls it without a payload after each reconnection, because
 * notifications were lost in between. Throws when the first connection fails.
 */
export async function listen(
  connection: Connection,
  channel: string,
  onNotify: (payload: string | undefined) => void,
): Promise<Subscription> {
  let closed = false;
  let client = await subscribe();
  const heartbeat = setInterval(() => void client.query('select 1').catch(() => client.end()), HEARTBEAT_MS);
  heartbeat.unref();

  async function subscribe(): Promise<pg.Client> {
    const next = new pg.Client({
      ...clientConfig(connection, 'alma listener'),
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    next.on('error', ignore);
    next.on('notification', ({ payload }) => onNotify(payload));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(ignore);
      throw error;
    }
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 1; !closed; attempt += 1) {
      await sleep(retryWait(attempt, RETRY_MS), undefined, { ref: false });
      const next = await subscribe().catch(ignore);
      if (next) return adopt(next);
    }
  }

  async function adopt(next: pg.Client): Promise<void> {
    client = next;
    if (closed) await next.end();
    else onNotify(undefined);
  }

  const close = async () => {
    closed = true;
    clearInterval(heartbeat);
    await client.end().catch(ignore);
  };
  return { close };
}

function ignore(): undefined {
  return undefined; // The 'end' event follows and reconnects.
}

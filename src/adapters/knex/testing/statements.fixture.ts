import pg from 'pg';

/** Sent after the commit, at any time. */
const NOTIFICATION = /pg_notify/;

/** How many statements all connections of this process send while `work` runs, `begin` and `commit` among them, without notifications. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  let count = 0;
  const counting = function (this: pg.Client, ...given: unknown[]): unknown {
    if (!NOTIFICATION.test(textOf(given[0]))) count += 1;
    return Reflect.apply(query, this, given);
  };
  Object.assign(pg.Client.prototype, { query: counting });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return count;
}

const textOf = (statement: unknown): string => (typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? ''));

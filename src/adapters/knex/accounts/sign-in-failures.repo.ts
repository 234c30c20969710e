import type { Knex } from 'knex';
import type { Backoff } from '../../../domain/accounts/sign-in/backoff.ts';
import type { FailureKey, SignInFailures } from '../../../domain/accounts/sign-in/sign-in.ports.ts';

const TABLE = 'sign_in_failures';

/** The last wait is over, because the statement skips blocked rows. */
const STARTS_OVER = `(greatest(known.last_failed_at, known.blocked_until) < now() - make_interval(secs => :forgetAfterSeconds)
  or :startsOverAfterWait and known.blocked_until is not null)`;

/**
 * One statement, so that concurrent attempts see each other. A blocked row does not match the last line: it stays as it is, and the
 * statement returns no row.
 */
const COUNT_ATTEMPT = `
  insert into sign_in_failures as known (account, network, failures, last_failed_at)
  values (:account, :network, 1, now())
  on conflict (account, network) do update set
    last_failed_at = now(),
    failures = case when ${STARTS_OVER} then 1 else known.failures + 1 end,
    blocked_until = case
      when ${STARTS_OVER} then null
      when known.failures + 1 >= :free then now() + make_interval(
        secs => least(:longestWaitSeconds, :firstWaitSeconds * power(2, least(known.failures + 1 - :free, 30))))
      end
  where known.blocked_until is null or known.blocked_until <= now()
  returning failures`;

/** Failed attempts to sign in, counted across all processes. */
export function createSignInFailures(db: Knex): SignInFailures {
  return {
    countAttempt: (key, backoff) => countAttempt(db, key, backoff),
    async uncountAttempt({ account, network }) {
      await db(TABLE)
        .where({ account, network })
        .update({ failures: db.raw('greatest(failures - 1, 0)'), blocked_until: null });
    },
    async clear(account, network) {
      await db(TABLE)
        .where({ account, ...(network !== undefined && { network }) })
        .delete();
    },
  };
}

async function countAttempt(db: Knex, { account, network }: FailureKey, backoff: Backoff): Promise<number> {
  const bindings = { account, network, ...backoff } as unknown as Record<string, Knex.Value>;
  const { rows } = await db.raw<{ rows: unknown[] }>(COUNT_ATTEMPT, bindings);
  if (rows.length > 0) return 0;
  const wait = db.raw<string>('ceil(extract(epoch from blocked_until - now()))::int as seconds');
  const row = await db(TABLE).where({ account, network }).first<{ seconds: number | null } | undefined>(wait);
  return Math.max(1, row?.seconds ?? 1);
}

import type { Knex } from 'knex';
import type { Backoff } from '../../../domain/accounts/sign-in/backoff.ts';
import type { SignInFailures } from '../../../domain/accounts/sign-in/sign-in.ports.ts';

const TABLE = 'sign_in_failures';

/**
 * One statement, so that concurrent attempts see each other. A blocked row does not match the last line: it stays as it is, and the
 * statement returns no row.
 */
const COUNT_ATTEMPT = `
  insert into sign_in_failures as known (account, failures, last_failed_at)
  values (:account, 1, now())
  on conflict (account) do update set
    last_failed_at = now(),
    failures = case when greatest(known.last_failed_at, known.blocked_until) < now() - make_interval(secs => :forgetAfterSeconds)
      then 1 else known.failures + 1 end,
    blocked_until = case
      when greatest(known.last_failed_at, known.blocked_until) < now() - make_interval(secs => :forgetAfterSeconds) then null
      when known.failures + 1 >= :free then now() + make_interval(
        secs => least(:longestWaitSeconds, :firstWaitSeconds * power(2, least(known.failures + 1 - :free, 30))))
      end
  where known.blocked_until is null or known.blocked_until <= now()
  returning failures`;

/** Failed attempts to sign in, counted across all processes. */
export function createSignInFailures(db: Knex): SignInFailures {
  return {
    countAttempt: (account, backoff) => countAttempt(db, account, backoff),
    async uncountAttempt(account) {
      await db(TABLE)
        .where({ account })
        .update({ failures: db.raw('greatest(failures - 1, 0)'), blocked_until: null });
    },
    async clear(account) {
      await db(TABLE).where({ account }).delete();
    },
  };
}

async function countAttempt(db: Knex, account: string, backoff: Backoff): Promise<number> {
  const { rows } = await db.raw<{ rows: unknown[] }>(COUNT_ATTEMPT, { account, ...backoff } as unknown as Record<string, Knex.Value>);
  if (rows.length > 0) return 0;
  const wait = db.raw<string>('ceil(extract(epoch from blocked_until - now()))::int as seconds');
  const row = await db(TABLE).where({ account }).first<{ seconds: number | null } | undefined>(wait);
  return Math.max(1, row?.seconds ?? 1);
}

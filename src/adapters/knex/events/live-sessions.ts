import { SESSION_LIFETIME, STAFF_TYPES } from '../../../domain/accounts/sign-in/session.ts';

const { idleSeconds, staffIdleSeconds, absoluteSeconds } = SESSION_LIFETIME;

/** SQL condition on a row of `sessions` beside its row of `users`: the session has not ended, and was used lately. */
export const IS_LIVE = `(sessions.revoked_at is null
  and sessions.created_at > now() - make_interval(secs => ${absoluteSeconds})
  and sessions.last_seen_at > now() - make_interval(secs => case
    when users.account_type in (${STAFF_TYPES.map((type) => `'${type}'`).join(', ')}) then ${staffIdleSeconds} else ${idleSeconds} end))`;

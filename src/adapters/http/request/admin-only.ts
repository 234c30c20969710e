import type { Middleware } from 'koa';
import { requireAccess, type Authenticator } from './access.ts';
import type { HttpState } from '../context.ts';

/** Ignores case, so that it covers at least what the router can match. */
const ADMIN = /^\/api\/admin(\/|$)/i;

/**
 * Every path below /api/admin answers 401 or 403 to callers who are not staff, whether it exists or not. So they cannot learn which
 * paths exist, and an endpoint with a wrong `access` stays closed.
 */
export function adminOnly(authenticator: Authenticator): Middleware<HttpState> {
  return async (context, next) => {
    if (ADMIN.test(context.path)) {
      const caller = await authenticator.identify(context.req.headers);
      if (caller) context.state.userId = caller.user.id;
      requireAccess('staff', caller);
    }
    await next();
  };
}

/** Identifies the caller once per request. */
export function identifyOnce(authenticator: Authenticator): Authenticator {
  const callers = new WeakMap<object, ReturnType<Authenticator['identify']>>();
  return {
    identify(headers) {
      const caller = callers.get(headers) ?? authenticator.identify(headers);
      callers.set(headers, caller);
      return caller;
    },
  };
}

import type { Middleware } from 'koa';
import { checkAccess, type Gatekeeper } from './request/admission.ts';
import type { HttpState } from './context.ts';

/** In whatever case: at least as wide as what the router could ever match. */
const ADMIN = /^\/api\/admin(\/|$)/i;

/**
 * Nothing below /api/admin is so much as looked for unless staff asks, with whatever method: who may not come in learns nothing about
 * what is there, and an endpoint that forgets to say who may call it is closed.
 */
export function adminGate(gatekeeper: Gatekeeper): Middleware<HttpState> {
  return async (context, next) => {
    if (ADMIN.test(context.path)) checkAccess('staff', await gatekeeper.identify(context.req.headers));
    await next();
  };
}

/** Asks once a request, however many places want to know. */
export function oncePerRequest(gatekeeper: Gatekeeper): Gatekeeper {
  const known = new WeakMap<object, ReturnType<Gatekeeper['identify']>>();
  return {
    identify(headers) {
      const caller = known.get(headers) ?? gatekeeper.identify(headers);
      known.set(headers, caller);
      return caller;
    },
  };
}

import type { Middleware } from 'koa';
import type { HttpState } from '../context.ts';
import { HttpFault } from '../errors.ts';

interface MatchedLayer {
  methods: string[];
}

/** A path that is served, but not with this method: 405 that names those that are. */
export const wrongMethod: Middleware<HttpState> = (context, next) => {
  const layers = (context as unknown as { matched?: MatchedLayer[] }).matched ?? [];
  if (context.state.answer || layers.length === 0) return next();
  const allowed = [...new Set(layers.flatMap(({ methods }) => methods))].sort().join(', ');
  throw new HttpFault(405, 'request.wrong-method', `This address answers ${allowed} only.`, ['Allow', allowed]);
};

/** Nothing under /api is ever a page. */
export const unknownApiPath: Middleware<HttpState> = (context, next) => {
  if (!/^\/api(\/|$)/i.test(context.path)) return next();
  throw new HttpFault(404, 'request.unknown-path', 'There is no such call. /api/docs lists them all.');
};

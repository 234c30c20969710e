import type { Middleware } from 'koa';
import type { HttpState } from '../context.ts';
import { HttpError } from '../errors.ts';

interface MatchedLayer {
  methods: string[];
}

/** 405 for a known path with another method. */
export const wrongMethod: Middleware<HttpState> = (context, next) => {
  const layers = (context as unknown as { matched?: MatchedLayer[] }).matched ?? [];
  if (context.state.answer || layers.length === 0) return next();
  const allowed = [...new Set(layers.flatMap(({ methods }) => methods))].sort().join(', ');
  throw new HttpError(405, 'request.wrong-method', `This address supports only ${allowed}.`, ['Allow', allowed]);
};

/** Paths under /api are never pages. */
export const unknownApiPath: Middleware<HttpState> = (context, next) => {
  if (!/^\/api(\/|$)/i.test(context.path)) return next();
  throw new HttpError(404, 'request.unknown-path', 'This API call does not exist. /api/docs lists all calls.');
};

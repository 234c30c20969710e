import type { Router } from '@koa/router';
import { jsonAnswer } from './answer/answer.ts';
import { json } from './answer/json.ts';
import type { HttpState } from './context.ts';

export interface Readiness {
  isDatabaseReachable(): Promise<boolean>;
  isCatalogLoaded(): boolean;
  isDraining(): boolean;
}

/** Callers cannot make the server ask the database more often. */
const ASK_AGAIN_MS = 1_000;

/** /healthz: the process is alive. /readyz: a load balancer may send it traffic. */
export function mountHealth(router: Router<HttpState>, readiness: Readiness, now: () => number = () => performance.now()): void {
  let asked: { at: number; isReachable: Promise<boolean> } | undefined;
  const isDatabaseReachable = (): Promise<boolean> => {
    if (!asked || now() - asked.at >= ASK_AGAIN_MS) asked = { at: now(), isReachable: readiness.isDatabaseReachable() };
    return asked.isReachable;
  };
  router.get('/healthz', ({ state }) => {
    state.answer = jsonAnswer(json({ status: 'ok' }));
  });
  router.get('/readyz', async ({ state }) => {
    const checks = {
      database: await isDatabaseReachable(),
      catalog: readiness.isCatalogLoaded(),
      accepting: !readiness.isDraining(),
    };
    const isReady = Object.values(checks).every(Boolean);
    state.answer = jsonAnswer(json({ status: isReady ? 'ready' : 'not ready', checks }), { status: isReady ? 200 : 503 });
  });
}

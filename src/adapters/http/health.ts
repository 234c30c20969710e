import type { Router } from '@koa/router';
import { jsonAnswer } from './answer/answer.ts';
import { json } from './answer/json.ts';
import type { HttpState } from './context.ts';

export interface Readiness {
  isDatabaseReachable(): Promise<boolean>;
  isCatalogLoaded(): boolean;
  isDraining(): boolean;
}

/** /healthz: the process is alive. /readyz: a load balancer may send it traffic. */
export function mountHealth(router: Router<HttpState>, readiness: Readiness): void {
  router.get('/healthz', ({ state }) => {
    state.answer = jsonAnswer(json({ status: 'ok' }));
  });
  router.get('/readyz', async ({ state }) => {
    const checks = {
      database: await readiness.isDatabaseReachable(),
      catalog: readiness.isCatalogLoaded(),
      accepting: !readiness.isDraining(),
    };
    const isReady = Object.values(checks).every(Boolean);
    state.answer = jsonAnswer(json({ status: isReady ? 'ready' : 'not ready', checks }), { status: isReady ? 200 : 503 });
  });
}

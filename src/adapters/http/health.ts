import type { Router } from '@koa/router';
import { jsonAnswer } from './answer/answer.ts';
import { json } from './answer/json.ts';
import type { HttpState } from './context.ts';

interface DatabaseState {
  isReachable: boolean;
  schemaFault: string | undefined;
}

export interface Readiness {
  /** `schemaFault` says why the program does not fit the tables; undefined if it does. Never throws. */
  databaseState(): Promise<DatabaseState>;
  isCatalogLoaded(): boolean;
  isDraining(): boolean;
}

/** Callers cannot make the server ask the database more often. */
const ASK_AGAIN_MS = 1_000;

/** /healthz: the process is alive. /readyz: a load balancer may send it traffic; otherwise it says what is missing. */
export function mountHealth(router: Router<HttpState>, readiness: Readiness, now: () => number = () => performance.now()): void {
  let asked: { at: number; state: Promise<DatabaseState> } | undefined;
  const databaseState = (): Promise<DatabaseState> => {
    if (!asked || now() - asked.at >= ASK_AGAIN_MS) asked = { at: now(), state: readiness.databaseState() };
    return asked.state;
  };
  router.get('/healthz', ({ state }) => {
    state.answer = jsonAnswer(json({ status: 'ok' }));
  });
  router.get('/readyz', async ({ state }) => {
    const { isReachable, schemaFault: reason } = await databaseState();
    const checks = {
      database: isReachable,
      tables: isReachable && reason === undefined,
      catalog: readiness.isCatalogLoaded(),
      accepting: !readiness.isDraining(),
    };
    const isReady = Object.values(checks).every(Boolean);
    const body = { status: isReady ? 'ready' : 'not ready', checks, ...(reason !== undefined && { reason }) };
    state.answer = jsonAnswer(json(body), { status: isReady ? 200 : 503 });
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActAs, Origin } from '../../domain/audit/audit.ts';

const current = new AsyncLocalStorage<Origin>();
const SYSTEM: Origin = { actor: 'system', network: '' };

export const actAs: ActAs = (origin, work) => current.run(origin, work);

/** The origin of the work that calls this. */
export const currentOrigin = (): Origin => current.getStore() ?? SYSTEM;

/** The columns of the audit log that name the cause. */
export function originColumns() {
  const { requestId = null, ...origin } = currentOrigin();
  return { ...origin, request_id: requestId };
}

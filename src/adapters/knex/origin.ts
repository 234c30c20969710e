import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActAs, Origin } from '../../domain/audit/audit.ts';

const current = new AsyncLocalStorage<Origin>();
const SYSTEM: Origin = { actor: 'system', network: '' };

export const actAs: ActAs = (origin, work) => current.run(origin, work);

/** The origin of the work that calls this. */
export const currentOrigin = (): Origin => current.getStore() ?? SYSTEM;

/** The columns of the audit log that name the cause. */
export function originColumns() {
  const { actor, network, requestId = null } = currentOrigin();
  return { actor, network, request_id: requestId };
}

/** The id of the signed-in user that calls this; undefined for an operator, a visitor and the system. */
export function currentUserId(): number | undefined {
  const [, id] = /^user (\d+)$/.exec(currentOrigin().actor) ?? [];
  return id === undefined ? undefined : Number(id);
}

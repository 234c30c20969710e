import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActAs, Origin } from '../../domain/audit/audit.ts';

const current = new AsyncLocalStorage<Origin>();
const SYSTEM: Origin = { actor: 'system', network: '' };

export const actAs: ActAs = (origin, work) => current.run(origin, work);

/** The origin of the work that calls this. */
export const currentOrigin = (): Origin => current.getStore() ?? SYSTEM;

import type { Clock } from '../../shared/time.ts';
import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import { needsSecondStep } from '../permissions.ts';
import type { Caller } from '../user.ts';
import { GRACE_SECONDS } from './second-step.ts';
import type { LiveSession } from './sign-in.ports.ts';

/**
 * Says until when a caller may work without the second step that the role needs. The time starts with the first call and never again: neither
 * another sign-in nor a second step that is turned on and off prolongs it.
 */
export function createGraceCheck({ transact, clock }: { transact: Transact<AccountStores>; clock: Clock }) {
  const start = (userId: number, due: Date): Promise<Date> =>
    transact(async ({ graces, record }) => {
      if (await graces.start(userId, due)) record({ event: 'second-step-required', userId, details: { due: due.toISOString() } });
      return (await graces.dueAt(userId)) ?? due;
    });

  const noticeEnd = (userId: number): Promise<void> =>
    transact(async ({ graces, record }) => {
      if (await graces.notice(userId)) record({ event: 'second-step-overdue', userId });
    });

  return async ({ hasSecondStep, grace, ...caller }: LiveSession): Promise<Caller> => {
    const { id, accountType } = caller.user;
    if (hasSecondStep || !needsSecondStep(accountType)) return caller;
    const now = clock.now();
    const dueAt = grace?.dueAt ?? (await start(id, new Date(now.getTime() + GRACE_SECONDS * 1_000)));
    const isOver = dueAt <= now;
    if (isOver && !grace?.isOverNoticed) await noticeEnd(id);
    return { ...caller, secondStepDue: { at: dueAt, isOver } };
  };
}

import type { Clock } from '../../shared/time.ts';
import { needsSecondStep } from '../permissions.ts';
import type { Caller } from '../user.ts';
import type { SecondStepGraces } from './second-step.ports.ts';
import { GRACE_SECONDS } from './second-step.ts';
import type { LiveSession } from './sign-in.ports.ts';

/**
 * Says until when a caller may work without the second step that the role needs. The time starts with the first call and never again: neither
 * another sign-in nor a second step that is turned on and off prolongs it.
 */
export function createGraceCheck({ graces, clock }: { graces: SecondStepGraces; clock: Clock }) {
  return async ({ hasSecondStep, grace, ...caller }: LiveSession): Promise<Caller> => {
    const { id, accountType } = caller.user;
    if (hasSecondStep || !needsSecondStep(accountType)) return caller;
    const now = clock.now();
    const dueAt = grace?.dueAt ?? (await graces.start(id, new Date(now.getTime() + GRACE_SECONDS * 1_000)));
    const isOver = dueAt <= now;
    if (isOver && !grace?.isOverNoticed) await graces.noticeEnd(id);
    return { ...caller, secondStepDue: { at: dueAt, isOver } };
  };
}

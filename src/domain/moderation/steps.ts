import type { AccountType } from '../accounts/user.ts';
import { isStaff } from '../accounts/permissions.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { Case, CaseStep } from './case.ts';
import { PERSONAL_KINDS, WORK_KINDS, type CaseKind, type PersonalKind, type WorkKind } from './report.ts';

/** Days of a pause for which staff name no end. */
export const PAUSE_DAYS = 7;

/** The account cannot sign in. */
export const LOCKING_STEPS = ['freeze', 'suspend', 'ban'] as const satisfies readonly CaseStep[];
export const isLocking = (step: CaseStep): boolean => (LOCKING_STEPS as readonly CaseStep[]).includes(step);

/** Only these have texts that can be hidden alone. */
export const canHide = (kind: Case['kind']): boolean =>
  kind === 'message' || kind === 'review' || kind === 'service' || kind === 'roommate';

/** The case is about what a person wrote. Only then there is a person to take a step against. */
export const isPersonal = (kind: CaseKind): kind is PersonalKind => (PERSONAL_KINDS as readonly CaseKind[]).includes(kind);

/** Decided with the last record that it follows, on the page of these records. */
export const followsRecords = (kind: CaseKind): kind is WorkKind => (WORK_KINDS as readonly CaseKind[]).includes(kind);

/** Throws `invalid` for a suspension without an end and for an end of a step that has none. */
export function daysOf(step: CaseStep, days: number | undefined): number | null {
  if (step === 'pause-contact') return days ?? PAUSE_DAYS;
  if ((step === 'suspend') === (days !== undefined)) return days ?? null;
  const message = step === 'suspend' ? 'Say for how many days' : 'Only a pause and a suspension take days';
  throw new DomainError('invalid', 'case.days', `${message}.`, [{ path: 'days', message }]);
}

/**
 * Throws `refused` when a step cannot apply to a case.
 * @param subjectType - of the account; null without an account
 */
export function checkStep(step: CaseStep, { kind }: Pick<Case, 'kind'>, subjectType: AccountType | null): void {
  if (followsRecords(kind)) {
    throw new DomainError(
      'refused',
      'case.follows-records',
      'Answer its reports on their own page. The case is decided with the last one.',
    );
  }
  if (step === 'none') return;
  if (!isPersonal(kind)) throw new DomainError('refused', 'case.no-person', 'Only “No action” fits this case.');
  if (step === 'hide' && !canHide(kind)) {
    throw new DomainError('refused', 'case.nothing-to-hide', 'This cannot be hidden. Choose another step.');
  }
  if (step === 'hide') return;
  if (subjectType === null) {
    throw new DomainError('refused', 'case.no-account', 'There is no account that this step could apply to.');
  }
  if (isLocking(step) && isStaff(subjectType)) {
    throw new DomainError('refused', 'case.staff-account', 'This is an account of staff. Ask an admin to remove its role first.');
  }
}

/** Every step but these can be undone. */
export const canUndo = (step: CaseStep): boolean => step !== 'none' && step !== 'warn';

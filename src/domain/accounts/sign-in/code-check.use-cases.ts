import { DomainError } from '../../shared/domain-error.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import type { User } from '../user.ts';
import type { CodeCheckPorts } from './second-step.ports.ts';
import { CODE_BACKOFF } from './second-step.ts';

/** Stands for all networks in the counter of failures. */
const ANYWHERE = 'second step';
const SIX_DIGITS = /^\d{6}$/;

/** Accepts a code of the app or a recovery code, once. Throws `invalid` with the fault at `code`, and `too-many` after five failures. */
export type RequireCode = (user: User, code: string) => Promise<void>;

/** Failures count by account in the database, so for all processes and networks together. */
export function createRequireCode(ports: CodeCheckPorts): RequireCode {
  const { secondSteps, secondStepSecrets, failures, refusedAttempts, secrets, publicUrl } = ports;

  async function isAccepted({ id, email }: User, code: string): Promise<boolean> {
    const stored = await secondSteps.find(id);
    if (!stored?.confirmedAt) return false;
    if (!SIX_DIGITS.test(code)) {
      return secondSteps.useRecoveryCode(id, secondStepSecrets.digestsOf(id, code), secondStepEmail(email, 'recovery-code', publicUrl));
    }
    const proven = stepOfCode(ports, stored.sealed, code);
    return proven !== undefined && secondSteps.useStep({ userId: id, sealed: stored.sealed, ...proven });
  }

  return async (user, code) => {
    const key = { account: secrets.digestOfAddress(user.email), network: ANYWHERE };
    const wait = await failures.countAttempt(key, CODE_BACKOFF);
    if (wait > 0) throw new DomainError('too-many', 'second-step.too-many', 'Too many wrong codes. Try again later.', [], wait);
    const accepted = await isAccepted(user, code.replaceAll(/\s/g, '').toLowerCase()).catch(async (error: unknown) => {
      await failures.uncountAttempt(key);
      throw error;
    });
    if (accepted) return failures.clear(key.account, key.network);
    await refusedAttempts.record({ event: 'second-step-refused', userId: user.id, code: 'second-step.wrong' });
    throw wrongCode();
  };
}

/** The time step that has this code, and the secret under the present key. Undefined for a wrong code, and when no key opens the secret. */
export function stepOfCode(
  { oneTimeCodes, secondStepSecrets }: Pick<CodeCheckPorts, 'oneTimeCodes' | 'secondStepSecrets'>,
  sealed: string,
  code: string,
): { step: number; resealed: string } | undefined {
  const opened = secondStepSecrets.open(sealed);
  const step = opened && oneTimeCodes.stepOf(opened.secret, code);
  return opened === undefined || step === undefined
    ? undefined
    : { step, resealed: opened.hasPresentKey ? sealed : secondStepSecrets.seal(opened.secret) };
}

/** One sentence for every cause. */
export function wrongCode(): DomainError {
  const message = 'This code is not right, has expired, or was used already';
  return new DomainError('invalid', 'second-step.wrong', `${message}.`, [{ path: 'code', message }]);
}

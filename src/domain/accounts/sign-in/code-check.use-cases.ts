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
  const { secondSteps, oneTimeCodes, secondStepSecrets, failures, refusedAttempts, secrets, publicUrl } = ports;

  async function isAccepted({ id, email }: User, code: string): Promise<boolean> {
    const stored = await secondSteps.find(id);
    if (!stored?.confirmedAt) return false;
    if (!SIX_DIGITS.test(code)) {
      return secondSteps.useRecoveryCode(id, secondStepSecrets.digestsOf(id, code), secondStepEmail(email, 'recovery-code', publicUrl));
    }
    const secret = secondStepSecrets.open(stored.sealed);
    const step = secret === undefined ? undefined : oneTimeCodes.stepOf(secret, code);
    return step !== undefined && secondSteps.useStep(id, step);
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

/** One sentence for every cause. */
export function wrongCode(): DomainError {
  const message = 'This code is not right, has expired, or was used already';
  return new DomainError('invalid', 'second-step.wrong', `${message}.`, [{ path: 'code', message }]);
}

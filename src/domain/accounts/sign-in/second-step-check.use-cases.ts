import { DomainError } from '../../shared/domain-error.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import { createPasskeyCheck } from '../passkeys/passkey-check.use-cases.ts';
import type { User } from '../user.ts';
import type { SecondStepCheckPorts } from './second-step.ports.ts';
import { SECOND_STEP_BACKOFF, type SecondStepProof } from './second-step.ts';

/** Stands for all networks in the counter of failures. */
const ANYWHERE = 'second step';
const SIX_DIGITS = /^\d{6}$/;

/**
 * Accepts a code of the app, a recovery code or the signature of a passkey, once. `attempt` is the secret that asked for the signature.
 * Throws `invalid` with the fault at `code` or `passkey`, and `too-many` after five failures.
 */
export type RequireSecondStep = (user: User, proof: SecondStepProof, attempt: string) => Promise<void>;

/** Failures count by account in the database, so for all processes and networks together, and for codes and passkeys together. */
export function createRequireSecondStep(ports: SecondStepCheckPorts): RequireSecondStep {
  const { transact, secondSteps, secondStepSecrets, failures, refusedAttempts, secrets, publicUrl } = ports;
  const passkeyCheck = createPasskeyCheck(ports);

  const useRecoveryCode = ({ id: userId, email: to }: User, code: string): Promise<boolean> =>
    transact(async ({ recoveryCodes, email, record }) => {
      if (!(await recoveryCodes.use(userId, secondStepSecrets.digestsOf(userId, code)))) return false;
      email({ ...secondStepEmail(to, 'recovery-code', publicUrl), userId });
      record({ event: 'recovery-code-used', userId });
      return true;
    });

  async function isCode(user: User, code: string): Promise<boolean> {
    if (!SIX_DIGITS.test(code)) return useRecoveryCode(user, code);
    const { id } = user;
    const app = await secondSteps.findApp(id);
    const proven = app?.confirmedAt && stepOfCode(ports, app.sealed, code);
    return app !== undefined && !!proven && secondSteps.useStep({ userId: id, sealed: app.sealed, ...proven });
  }

  const isAccepted = (user: User, { code = '', passkey }: SecondStepProof, attempt: string): Promise<boolean> =>
    passkey ? passkeyCheck.isAccepted(user.id, passkey, attempt) : isCode(user, code.replaceAll(/\s/g, '').toLowerCase());

  return async (user, proof, attempt) => {
    const key = { account: secrets.digestOfAddress(user.email), network: ANYWHERE };
    const wait = await failures.countAttempt(key, SECOND_STEP_BACKOFF);
    if (wait > 0) throw new DomainError('too-many', 'second-step.too-many', 'Too many wrong codes. Try again later.', [], wait);
    const accepted = await isAccepted(user, proof, attempt).catch(async (error: unknown) => {
      await failures.uncountAttempt(key);
      throw error;
    });
    if (accepted) return failures.clear(key.account, key.network);
    await refusedAttempts.record({ event: 'second-step-refused', userId: user.id, code: 'second-step.wrong' });
    throw wrongSecondStep(proof.passkey ? 'passkey' : 'code');
  };
}

/** The time step that has this code, and the secret under the present key. Undefined for a wrong code, and when no key opens the secret. */
export function stepOfCode(
  { oneTimeCodes, secondStepSecrets }: Pick<SecondStepCheckPorts, 'oneTimeCodes' | 'secondStepSecrets'>,
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
export function wrongSecondStep(path: 'code' | 'passkey'): DomainError {
  const message = 'This code or passkey is not right, has expired, or was used already';
  return new DomainError('invalid', 'second-step.wrong', `${message}.`, [{ path, message }]);
}

import { DomainError } from '../../shared/domain-error.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import type { Caller } from '../user.ts';
import { createRequireCode, stepOfCode, wrongCode } from './code-check.use-cases.ts';
import type { QrCode, SecondStepPorts } from './second-step.ports.ts';
import { RECOVERY_CODES } from './second-step.ts';

export interface SecondStepView {
  isOn: boolean;
  since: Date | null;
  /** Recovery codes that were not used. */
  recoveryCodes: number;
  /** When the role stops working without a second step; null when it does not need one, or there is one. */
  dueAt: Date | null;
}

/** What an authenticator app needs: the QR code, or the same as text. */
export interface NewSecondStep {
  secret: string;
  address: string;
  qr: QrCode;
}

/** The password and a code of the second step, which is to change. */
export interface BothSteps {
  password: string;
  code: string;
}

/** A person's own second step. To replace it, they remove it and set up another one. */
export function createSecondStep(ports: SecondStepPorts) {
  const { secondSteps, oneTimeCodes, secondStepSecrets, qrCode, requirePassword, publicUrl } = ports;
  const requireCode = createRequireCode(ports);

  function newCodes(userId: number) {
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => secondStepSecrets.newRecoveryCode());
    return { recoveryCodes, digests: recoveryCodes.map((code) => secondStepSecrets.digestsOf(userId, code)[0]) };
  }

  async function requireBoth({ user }: Caller, { password, code }: BothSteps): Promise<void> {
    await requirePassword(user.id, password);
    await requireCode(user, code);
  }

  return {
    async secondStep({ user, secondStepDue }: Caller): Promise<SecondStepView> {
      const stored = await secondSteps.find(user.id);
      const since = stored?.confirmedAt ?? null;
      return { isOn: since !== null, since, recoveryCodes: stored?.recoveryCodes ?? 0, dueAt: secondStepDue?.at ?? null };
    },

    /** A new secret, which counts when a code confirms it. Throws `conflict` when the second step is on. */
    async beginSecondStep({ user }: Caller): Promise<NewSecondStep> {
      const secret = oneTimeCodes.newSecret();
      const address = oneTimeCodes.addressOf(secret, user.email);
      if (!(await secondSteps.begin(user.id, secondStepSecrets.seal(secret)))) throw isOnAlready();
      return { secret, address, qr: qrCode(address) };
    },

    /**
     * Turns the second step on and ends all other sessions. Returns the recovery codes, which are shown once. Throws `invalid` for a wrong
     * code, and `conflict` when nothing was begun.
     */
    async confirmSecondStep({ user, sessionId }: Caller, code: string): Promise<{ recoveryCodes: string[] }> {
      const begun = await secondSteps.find(user.id);
      if (!begun) throw new DomainError('conflict', 'second-step.none', 'Start again: there is no second step to confirm.');
      if (begun.confirmedAt) throw isOnAlready();
      const proven = stepOfCode(ports, begun.sealed, code.replaceAll(/\s/g, ''));
      if (!proven) throw wrongCode();
      const { recoveryCodes, digests } = newCodes(user.id);
      const message = secondStepEmail(user.email, 'on', publicUrl);
      const order = { userId: user.id, sessionId, sealed: begun.sealed, ...proven, recoveryDigests: digests, message };
      if (!(await secondSteps.confirm(order))) throw isOnAlready();
      return { recoveryCodes };
    },

    /** Replaces all recovery codes. Throws `invalid` for a wrong password or code. */
    async renewRecoveryCodes(caller: Caller, both: BothSteps): Promise<{ recoveryCodes: string[] }> {
      await requireBoth(caller, both);
      const { recoveryCodes, digests } = newCodes(caller.user.id);
      await secondSteps.renewRecoveryCodes(caller.user.id, digests);
      return { recoveryCodes };
    },

    /** Throws `invalid` for a wrong password or code. */
    async removeSecondStep(caller: Caller, both: BothSteps): Promise<void> {
      await requireBoth(caller, both);
      await secondSteps.remove(caller.user.id, secondStepEmail(caller.user.email, 'off', publicUrl));
    },
  };
}

const isOnAlready = () =>
  new DomainError('conflict', 'second-step.on', 'Your second step is on. To use another app, turn it off, then set it up again.');

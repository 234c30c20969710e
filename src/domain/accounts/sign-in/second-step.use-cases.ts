import { DomainError } from '../../shared/domain-error.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import { createOwnPasskeys } from '../passkeys/own-passkeys.use-cases.ts';
import type { StoredPasskey } from '../passkeys/passkeys.ports.ts';
import type { Caller } from '../user.ts';
import { createRequireSecondStep, stepOfCode, wrongSecondStep } from './second-step-check.use-cases.ts';
import type { QrCode, SecondStepPorts } from './second-step.ports.ts';
import { RECOVERY_CODES, type SecondStepProof } from './second-step.ts';

export interface SecondStepView {
  isOn: boolean;
  since: Date | null;
  hasApp: boolean;
  /** The oldest first. */
  passkeys: Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>[];
  /** Why browsers offer no passkeys at the public address of the site; null when they do. */
  passkeyFault: string | null;
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

/** The password and a second step, which is to change. */
export interface BothSteps extends SecondStepProof {
  password: string;
}

/** A person's own second step. To replace the app, they remove it and set up another one. */
export function createSecondStep(ports: SecondStepPorts) {
  const { secondSteps, passkeys, passkeyCeremonies, oneTimeCodes, secondStepSecrets, qrCode, requirePassword, publicUrl } = ports;
  const requireSecondStep = createRequireSecondStep(ports);

  function newCodes(userId: number) {
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => secondStepSecrets.newRecoveryCode());
    return { recoveryCodes, digests: recoveryCodes.map((code) => secondStepSecrets.digestsOf(userId, code)[0]) };
  }

  async function requireBoth({ user, sessionId }: Caller, { password, ...proof }: BothSteps): Promise<void> {
    await requirePassword(user.id, password);
    await requireSecondStep(user, proof, sessionId);
  }

  return {
    ...createOwnPasskeys({ ...ports, requireBoth, newCodes }),

    async secondStep({ user, secondStepDue }: Caller): Promise<SecondStepView> {
      const app = await secondSteps.findApp(user.id);
      const own = await passkeys.list(user.id);
      const [since = null] = [app?.confirmedAt, own[0]?.createdAt].filter((at) => at instanceof Date).sort((a, b) => Number(a) - Number(b));
      return {
        isOn: since !== null,
        since,
        hasApp: app?.confirmedAt instanceof Date,
        passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
        passkeyFault: passkeyCeremonies.fault ?? null,
        recoveryCodes: await secondSteps.recoveryCodesLeft(user.id),
        dueAt: secondStepDue?.at ?? null,
      };
    },

    /** A new secret, which counts when a code confirms it. Throws `conflict` when there is an app. */
    async beginSecondStep({ user }: Caller): Promise<NewSecondStep> {
      const secret = oneTimeCodes.newSecret();
      const address = oneTimeCodes.addressOf(secret, user.email);
      if (!(await secondSteps.begin(user.id, secondStepSecrets.seal(secret)))) throw isOnAlready();
      return { secret, address, qr: qrCode(address) };
    },

    /**
     * Adds the app. As the first second step, it ends all other sessions, and the recovery codes are returned, once; beside passkeys it
     * returns none. Throws `invalid` for a wrong code, and `conflict` when nothing was begun.
     */
    async confirmSecondStep({ user, sessionId }: Caller, code: string): Promise<{ recoveryCodes: string[] }> {
      const begun = await secondSteps.findApp(user.id);
      if (!begun) throw new DomainError('conflict', 'second-step.none', 'Start again: there is no second step to confirm.');
      if (begun.confirmedAt) throw isOnAlready();
      const proven = stepOfCode(ports, begun.sealed, code.replaceAll(/\s/g, ''));
      if (!proven) throw wrongSecondStep('code');
      const { recoveryCodes, digests } = newCodes(user.id);
      const message = (isFirst: boolean) => secondStepEmail(user.email, isFirst ? 'on' : 'app-added', publicUrl);
      const order = { userId: user.id, sessionId, sealed: begun.sealed, ...proven, recoveryDigests: digests, message };
      const outcome = await secondSteps.confirm(order);
      if (outcome === 'refused') throw isOnAlready();
      return { recoveryCodes: outcome === 'first' ? recoveryCodes : [] };
    },

    /** Replaces all recovery codes. Throws `invalid` for a wrong password or second step. */
    async renewRecoveryCodes(caller: Caller, both: BothSteps): Promise<{ recoveryCodes: string[] }> {
      await requireBoth(caller, both);
      const { recoveryCodes, digests } = newCodes(caller.user.id);
      await secondSteps.renewRecoveryCodes(caller.user.id, digests);
      return { recoveryCodes };
    },

    /** Removes the app. Throws `invalid` for a wrong password or second step. */
    async removeSecondStep(caller: Caller, both: BothSteps): Promise<void> {
      await requireBoth(caller, both);
      const { id, email } = caller.user;
      await secondSteps.removeApp(id, (isLast) => secondStepEmail(email, isLast ? 'off' : 'app-removed', publicUrl));
    },
  };
}

const isOnAlready = () =>
  new DomainError('conflict', 'second-step.on', 'You have an authenticator app. To use another one, remove it, then set up the other.');

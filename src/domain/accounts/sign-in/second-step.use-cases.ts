import { DomainError } from '../../shared/domain-error.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import { createOwnPasskeys } from '../passkeys/own-passkeys.use-cases.ts';
import type { StoredPasskey } from '../passkeys/passkeys.ports.ts';
import type { Caller } from '../user.ts';
import { createRequireSecondStep, stepOfCode, wrongSecondStep } from './second-step-check.use-cases.ts';
import { turnOffIfLast, turnOn } from '../second-step-switch.use-case.ts';
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
  const { transact, secondSteps, passkeys, passkeyCeremonies, oneTimeCodes, secondStepSecrets, qrCode, requirePassword, publicUrl } = ports;
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
    async confirmSecondStep(caller: Caller, code: string): Promise<{ recoveryCodes: string[] }> {
      const { id: userId, email: to } = caller.user;
      const begun = await secondSteps.findApp(userId);
      if (!begun) throw new DomainError('conflict', 'second-step.none', 'Start again: there is no second step to confirm.');
      if (begun.confirmedAt) throw isOnAlready();
      const proven = stepOfCode(ports, begun.sealed, code.replaceAll(/\s/g, ''));
      if (!proven) throw wrongSecondStep('code');
      const { recoveryCodes, digests } = newCodes(userId);
      const isFirst = await transact(async (stores) => {
        await stores.users.lock(userId);
        if (!(await stores.secondSteps.isBegun(userId, begun.sealed))) throw isOnAlready();
        const isTurnedOn = await turnOn(stores, caller, digests);
        await stores.secondSteps.confirmApp(userId, { sealed: begun.sealed, ...proven });
        stores.email({ ...secondStepEmail(to, isTurnedOn ? 'on' : 'app-added', publicUrl), userId });
        stores.record({ event: 'second-step-added', userId });
        return isTurnedOn;
      });
      return { recoveryCodes: isFirst ? recoveryCodes : [] };
    },

    /** Replaces all recovery codes. Throws `invalid` for a wrong password or second step. */
    async renewRecoveryCodes(caller: Caller, both: BothSteps): Promise<{ recoveryCodes: string[] }> {
      await requireBoth(caller, both);
      const userId = caller.user.id;
      const { recoveryCodes, digests } = newCodes(userId);
      await transact(async (stores) => {
        await stores.users.lock(userId);
        await stores.recoveryCodes.replace(userId, digests);
        stores.record({ event: 'recovery-codes-renewed', userId });
      });
      return { recoveryCodes };
    },

    /** Removes the app. Throws `invalid` for a wrong password or second step. */
    async removeSecondStep(caller: Caller, both: BothSteps): Promise<void> {
      await requireBoth(caller, both);
      const { id: userId, email: to } = caller.user;
      await transact(async (stores) => {
        await stores.users.lock(userId);
        if (!(await stores.secondSteps.removeApp(userId))) return;
        const isLast = await turnOffIfLast(stores, userId);
        stores.email({ ...secondStepEmail(to, isLast ? 'off' : 'app-removed', publicUrl), userId });
        stores.record({ event: 'second-step-removed', userId });
      });
    },
  };
}

const isOnAlready = () =>
  new DomainError('conflict', 'second-step.on', 'You have an authenticator app. To use another one, remove it, then set up the other.');

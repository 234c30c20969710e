import { DomainError } from '../../shared/domain-error.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import type { Caller } from '../user.ts';
import { createPasskeyCheck, requirePasskeySite } from './passkey-check.use-cases.ts';
import { MOST_PASSKEYS, type CreationOptions, type MadePasskey, type RequestOptions } from './passkey.ts';
import type { PasskeyCheckPorts } from './passkeys.ports.ts';

export interface OwnPasskeyPorts<Proof> extends PasskeyCheckPorts {
  /** Throws `invalid` for a wrong password, and without a valid second step. */
  requireBoth: (caller: Caller, both: Proof) => Promise<void>;
  newCodes: (userId: number) => { recoveryCodes: string[]; digests: string[] };
  publicUrl: string;
}

/** A person's own passkeys. */
export function createOwnPasskeys<Proof>(ports: OwnPasskeyPorts<Proof>) {
  const { passkeys, passkeyCeremonies: ceremonies, requireBoth, newCodes, publicUrl } = ports;
  const check = createPasskeyCheck(ports);

  return {
    /** What a browser needs to make a passkey. Throws `conflict` for a person who has the most, and where passkeys do not work. */
    async beginPasskey({ user, sessionId }: Caller): Promise<CreationOptions> {
      requirePasskeySite(ceremonies.fault);
      const known = await passkeys.list(user.id);
      if (known.length >= MOST_PASSKEYS) throw tooMany();
      return check.challenges.open(user.id, sessionId, await ceremonies.creation(user, known));
    },

    /**
     * Adds the passkey that answers `beginPasskey`. As the first second step, it ends all other sessions, and the recovery codes are
     * returned, once; later ones return none. Throws `invalid` for another answer, `conflict` for a registered passkey.
     */
    async addPasskey(
      { user, sessionId }: Caller,
      { name, passkey: made }: { name: string; passkey: MadePasskey },
    ): Promise<{ recoveryCodes: string[] }> {
      const challenge = await check.challenges.take(user.id, sessionId);
      const passkey = challenge === undefined ? undefined : await ceremonies.read(made, challenge);
      if (!passkey) throw new DomainError('invalid', 'passkeys.refused', 'This passkey could not be added. Start again.');
      const { recoveryCodes, digests: recoveryDigests } = newCodes(user.id);
      const message = (isFirst: boolean) => secondStepEmail(user.email, isFirst ? 'on' : 'passkey-added', publicUrl);
      const order = { userId: user.id, sessionId, name, passkey, most: MOST_PASSKEYS, recoveryDigests, message };
      const outcome = await passkeys.add(order);
      if (outcome === 'too-many') throw tooMany();
      if (outcome === 'taken') throw new DomainError('conflict', 'passkeys.taken', 'This passkey is registered already.');
      return { recoveryCodes: outcome === 'first' ? recoveryCodes : [] };
    },

    /** What a browser needs to use a passkey before a change of the second step. Throws `conflict` when there is none. */
    requestPasskey: ({ user, sessionId }: Caller): Promise<RequestOptions> => check.request(user.id, sessionId),

    /** Throws `invalid` for a wrong password or second step, `not-found` for a passkey that this person does not have. */
    async removePasskey(caller: Caller, id: number, both: Proof): Promise<void> {
      await requireBoth(caller, both);
      const { id: userId, email } = caller.user;
      const message = (isLast: boolean) => secondStepEmail(email, isLast ? 'off' : 'passkey-removed', publicUrl);
      if (!(await passkeys.remove(userId, id, message))) {
        throw new DomainError('not-found', 'passkeys.unknown', 'You have no such passkey.');
      }
    },
  };
}

const tooMany = () =>
  new DomainError('conflict', 'passkeys.too-many', `You have ${MOST_PASSKEYS} passkeys. Remove one before you add another.`);

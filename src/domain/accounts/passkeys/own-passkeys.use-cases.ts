import { DomainError } from '../../shared/domain-error.ts';
import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import { turnOffIfLast, turnOn } from '../second-step-switch.use-case.ts';
import type { Caller } from '../user.ts';
import { createPasskeyCheck, requirePasskeySite } from './passkey-check.use-cases.ts';
import { MOST_PASSKEYS, type CreationOptions, type MadePasskey, type RequestOptions } from './passkey.ts';
import type { PasskeyCheckPorts } from './passkeys.ports.ts';

export interface OwnPasskeyPorts<Proof> extends PasskeyCheckPorts {
  transact: Transact<AccountStores>;
  /** Throws `invalid` for a wrong password, and without a valid second step. */
  requireBoth: (caller: Caller, both: Proof) => Promise<void>;
  newCodes: (userId: number) => { recoveryCodes: string[]; digests: string[] };
  publicUrl: string;
}

/** A person's own passkeys. */
export function createOwnPasskeys<Proof>(ports: OwnPasskeyPorts<Proof>) {
  const { transact, passkeys, passkeyCeremonies: ceremonies, requireBoth, newCodes, publicUrl } = ports;
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
      caller: Caller,
      { name, passkey: made }: { name: string; passkey: MadePasskey },
    ): Promise<{ recoveryCodes: string[] }> {
      const { id: userId, email: to } = caller.user;
      const challenge = await check.challenges.take(userId, caller.sessionId);
      const passkey = challenge === undefined ? undefined : await ceremonies.read(made, challenge);
      if (!passkey) throw new DomainError('invalid', 'passkeys.refused', 'This passkey could not be added. Start again.');
      const { recoveryCodes, digests } = newCodes(userId);
      const isFirst = await transact(async (stores) => {
        await stores.users.lock(userId);
        if ((await stores.passkeys.countOf(userId)) >= MOST_PASSKEYS) throw tooMany();
        if (await stores.passkeys.isKnown(passkey.credentialId)) throw taken();
        const isTurnedOn = await turnOn(stores, caller, digests);
        const id = await stores.passkeys.add(userId, { ...passkey, name });
        stores.email({ ...secondStepEmail(to, isTurnedOn ? 'on' : 'passkey-added', publicUrl), userId });
        stores.record({ event: 'passkey-added', userId, details: { passkey: id } });
        return isTurnedOn;
      });
      return { recoveryCodes: isFirst ? recoveryCodes : [] };
    },

    /** What a browser needs to use a passkey before a change of the second step. Throws `conflict` when there is none. */
    requestPasskey: ({ user, sessionId }: Caller): Promise<RequestOptions> => check.request(user.id, sessionId),

    /** Throws `invalid` for a wrong password or second step, `not-found` for a passkey that this person does not have. */
    async removePasskey(caller: Caller, id: number, both: Proof): Promise<void> {
      await requireBoth(caller, both);
      const { id: userId, email: to } = caller.user;
      await transact(async (stores) => {
        await stores.users.lock(userId);
        const isRemoved = await stores.passkeys.remove(userId, id);
        if (!isRemoved) throw new DomainError('not-found', 'passkeys.unknown', 'You have no such passkey.');
        const isLast = await turnOffIfLast(stores, userId);
        stores.email({ ...secondStepEmail(to, isLast ? 'off' : 'passkey-removed', publicUrl), userId });
        stores.record({ event: 'passkey-removed', userId, details: { passkey: id } });
      });
    },
  };
}

const taken = () => new DomainError('conflict', 'passkeys.taken', 'This passkey is registered already.');

const tooMany = () =>
  new DomainError('conflict', 'passkeys.too-many', `You have ${MOST_PASSKEYS} passkeys. Remove one before you add another.`);

import { DomainError } from '../../shared/domain-error.ts';
import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { PictureEditor, ProfileChanges, ProfileStore } from './profile.ports.ts';
import { refuseReservedUsername } from '../sign-in/reserved-usernames.ts';
import { refuseFalseName } from '../sign-in/person-names.ts';
import { dayText, USERNAME_SECONDS } from './waiting-times.ts';
import type { Caller, User } from '../user.ts';

export interface ProfileDetailsPorts {
  transact: Transact<AccountStores>;
  profiles: ProfileStore;
  pictures: PictureEditor;
}

/** Names, username, bio and picture. */
export function createProfileDetails({ transact, profiles, pictures }: ProfileDetailsPorts) {
  return {
    account: ({ user }: Caller) => profiles.account(user.id, USERNAME_SECONDS),

    /**
     * Changes all or nothing. Throws `invalid` for another username that is reserved and for a name that is none, `refused` while the
     * username cannot change yet, `conflict` when it is taken.
     */
    async change({ user }: Caller, changes: ProfileChanges): Promise<User> {
      const { username = user.username } = changes;
      if (username.toLowerCase() !== user.username.toLowerCase()) refuseReservedUsername(username);
      const { firstName = user.firstName, lastName = user.lastName } = changes;
      if (firstName !== user.firstName || lastName !== user.lastName) refuseFalseName({ firstName, lastName });
      return transact(async (stores) => {
        const before = await stores.profiles.lockUsername(user.id, USERNAME_SECONDS);
        const isRenamed = changes.username !== undefined && changes.username !== before.username;
        if (isRenamed && before.changeableAt) throw usernameTooSoon(before.changeableAt);
        const changed = await stores.profiles.update(user.id, { ...changes, ...(changes.bio === '' && { bio: null }), isRenamed });
        if (!changed) throw usernameTaken();
        return changed;
      });
    },

    async setPicture({ user }: Caller, file: Uint8Array): Promise<User> {
      return profiles.setPicture(user.id, await pictures.square(file));
    },

    removePicture: ({ user }: Caller): Promise<User> => profiles.removePicture(user.id),

    /** Throws `not-found` for an unknown name and for a deleted picture. */
    async picture(name: string): Promise<Uint8Array> {
      const bytes = await profiles.picture(name);
      if (!bytes) throw new DomainError('not-found', 'picture.not-found', 'There is no such picture.');
      return bytes;
    },
  };
}

function usernameTaken(): DomainError {
  const message = 'This username is taken';
  return new DomainError('conflict', 'username.taken', message, [{ path: 'username', message }]);
}

function usernameTooSoon(changeableAt: Date): DomainError {
  const message = `You can change your username again after ${dayText(changeableAt)}`;
  return new DomainError('refused', 'username.too-soon', message, [{ path: 'username', message }]);
}

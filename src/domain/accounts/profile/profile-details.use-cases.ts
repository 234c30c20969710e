import { DomainError } from '../../shared/domain-error.ts';
import type { PictureEditor, ProfileChanges, ProfileStore } from './profile.ports.ts';
import { refuseReservedUsername } from '../sign-in/reserved-usernames.ts';
import { refuseFalseName } from '../sign-in/person-names.ts';
import { dayText, USERNAME_SECONDS } from './waiting-times.ts';
import type { Caller, User } from '../user.ts';

export interface ProfileDetailsPorts {
  profiles: ProfileStore;
  pictures: PictureEditor;
}

/** Names, username, bio and picture. */
export function createProfileDetails({ profiles, pictures }: ProfileDetailsPorts) {
  return {
    account: ({ user }: Caller) => profiles.account(user.id, USERNAME_SECONDS),

    /**
     * Throws `invalid` for another username that is reserved and for a name that is none, `refused` while the username cannot change yet, `conflict` when it is taken;
     * then nothing has changed.
     */
    async change({ user }: Caller, changes: ProfileChanges): Promise<User> {
      const { username = user.username } = changes;
      if (username.toLowerCase() !== user.username.toLowerCase()) refuseReservedUsername(username);
      const { firstName = user.firstName, lastName = user.lastName } = changes;
      if (firstName !== user.firstName || lastName !== user.lastName) refuseFalseName({ firstName, lastName });
      const outcome = await profiles.change(user.id, { ...changes, ...(changes.bio === '' && { bio: null }) }, USERNAME_SECONDS);
      if (outcome === 'taken') throw usernameTaken();
      if ('changeableAt' in outcome) throw usernameTooSoon(outcome.changeableAt);
      return outcome;
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

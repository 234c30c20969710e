import { DomainError } from '../../shared/domain-error.ts';
import { dayInWords } from '../letters/day-in-words.ts';
import type { PictureEditor, ProfileChanges, ProfileStore } from './profile.ports.ts';
import type { Caller, User } from '../user.ts';

/** Others know a person by the username: it should not change like a shirt. */
const USERNAME_SECONDS = 30 * 86_400;

export interface CardPorts {
  profiles: ProfileStore;
  pictures: PictureEditor;
}

/** What a person shows of themselves. */
export function createCard({ profiles, pictures }: CardPorts) {
  return {
    account: ({ user }: Caller) => profiles.account(user.id, USERNAME_SECONDS),

    /** Throws `refused` while the username may not change yet, `conflict` when it is somebody else's; then nothing has changed. */
    async change({ user }: Caller, changes: ProfileChanges): Promise<User> {
      const outcome = await profiles.change(user.id, { ...changes, ...(changes.bio === '' && { bio: null }) }, USERNAME_SECONDS);
      if (outcome === 'taken') throw usernameTaken();
      if ('changeableAt' in outcome) throw usernameTooSoon(outcome.changeableAt);
      return outcome;
    },

    async setPicture({ user }: Caller, file: Uint8Array): Promise<User> {
      return profiles.setPicture(user.id, await pictures.square(file));
    },

    removePicture: ({ user }: Caller): Promise<User> => profiles.removePicture(user.id),

    /** Throws `not-found` for a name that no picture has, or has no more. */
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
  const message = `You can change your username again after ${dayInWords(changeableAt)}`;
  return new DomainError('refused', 'username.too-soon', message, [{ path: 'username', message }]);
}

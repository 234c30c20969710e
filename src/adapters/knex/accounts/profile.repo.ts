import type { Knex } from 'knex';
import type { ProfileRows } from '../../../domain/accounts/account-stores.ports.ts';
import type { ProfileStore } from '../../../domain/accounts/profile/profile.ports.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { violatesUnique } from '../driver-errors.ts';
import { lockUser, signedOut, toUser, USER_COLUMNS, type UserRow } from './users.ts';

const PICTURE_NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ADDRESS_OF_PICTURE = "'/pictures/' || ?::uuid || '.webp'";

export function createProfileStore(db: Knex): ProfileStore {
  return {
    async account(userId, usernameSeconds) {
      const row = await db('users')
        .where({ id: userId })
        .first<{ pending: string | null; changeable_at: Date | null } | undefined>(
          db.raw('case when pending_email_expiry > now() then pending_email end as pending'),
          usernameChangeableAt(db, usernameSeconds),
        );
      return { pendingEmail: row?.pending ?? null, usernameChangeableAt: row?.changeable_at ?? null };
    },

    setPicture: (userId, webp) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        await trx('user_pictures').where({ user_id: userId }).delete();
        const [stored] = await trx('user_pictures')
          .insert({ name: trx.raw('gen_random_uuid()'), user_id: userId, bytes: Buffer.from(webp) })
          .returning<{ name: string }[]>('name');
        return update(trx, userId, { profile_picture: trx.raw(ADDRESS_OF_PICTURE, [stored?.name ?? null]) });
      }),

    removePicture: (userId) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        await trx('user_pictures').where({ user_id: userId }).delete();
        return update(trx, userId, { profile_picture: null });
      }),

    async picture(name) {
      if (!PICTURE_NAME.test(name)) return undefined;
      const row = await db('user_pictures').where({ name }).first<{ bytes: Buffer } | undefined>('bytes');
      return row?.bytes;
    },
  };
}

export const createProfileRows = (trx: Knex.Transaction): ProfileRows => ({
  async lockUsername(userId, everySeconds) {
    const row = await trx('users')
      .where({ id: userId })
      .forNoKeyUpdate()
      .first<{ username: string; changeable_at: Date | null } | undefined>('username', usernameChangeableAt(trx, everySeconds));
    if (!row) throw signedOut();
    return { username: row.username, changeableAt: row.changeable_at };
  },

  update: (userId, { firstName, lastName, username, bio, isRenamed }) =>
    update(trx, userId, {
      first_name: firstName,
      last_name: lastName,
      username,
      bio,
      username_changed_at: isRenamed ? trx.fn.now() : undefined,
    }).catch((error: unknown) => {
      if (violatesUnique(error, 'users_username_unique')) return undefined;
      throw error;
    }),
});

/** Null when it can change now. */
const usernameChangeableAt = (db: Knex, seconds: number) =>
  db.raw(
    `case when username_changed_at > now() - make_interval(secs => ?)
       then username_changed_at + make_interval(secs => ?) end as changeable_at`,
    [seconds, seconds],
  );

/** Undefined columns stay. The caller has locked the user. */
async function update(trx: Knex.Transaction, userId: number, columns: object): Promise<User> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  // SQL has no update without columns; the id keeps its value.
  const [row] = await trx('users')
    .where({ id: userId })
    .update({ id: userId, ...Object.fromEntries(given) })
    .returning<UserRow[]>(USER_COLUMNS);
  if (!row) throw new Error('A locked user has disappeared');
  return toUser(row);
}

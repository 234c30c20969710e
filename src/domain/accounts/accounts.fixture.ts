import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../adapters/knex/testing/database.fixture.ts';
import { join } from '../../bootstrap.ts';
import { readConfig } from '../../config.ts';
import type { Client } from './user.ts';

export const PASSWORD = 'correct horse battery';
export const CLIENT: Client = { address: '', userAgent: '' };

/** The use cases with the production adapters, over a new test database. Call `close` at the end. */
export async function startUseCases() {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-accounts-'));
  const database = await createTestDatabase();
  const { db } = database;
  const { useCases } = join(db, readConfig({ ALMA_DATA_DIR: folder, PUBLIC_URL: 'https://alma.example' }));
  const { accounts, profile, staff } = useCases;

  return {
    db,
    accounts,
    profile,
    staff,
    /** Signs up a user and returns them as a caller. */
    async signUp(username: string) {
      const form = { username, email: `${username}@example.edu`, firstName: 'Ada', lastName: 'Lovelace', password: PASSWORD };
      const { user } = await accounts.signUp(form, CLIENT);
      const sessionId = await db('sessions').where({ user_id: user.id }).first<{ id: string }>('id');
      return { user, sessionId: sessionId.id };
    },
    signIn: async (email: string, password = PASSWORD) =>
      accounts
        .signIn(await accounts.checkPassword({ email, password }, CLIENT), CLIENT)
        .then((signedIn) => ('user' in signedIn ? signedIn.user : undefined)),
    /** The newest email to an address. */
    emailTo: async (address: string) => {
      const row = await db('email_outbox').where({ recipient: address }).orderBy('id', 'desc').first<{ kind: string; body: string }>();
      return { kind: row.kind, text: row.body };
    },
    async close() {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type AccountUseCases = Awaited<ReturnType<typeof startUseCases>>;

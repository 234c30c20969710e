import type { DatabaseApp } from './database-app.fixture.ts';
import type { Sample } from './samples.fixture.ts';

/** A successful call of every endpoint about people and of every overview. `admin` is the token of an admin. */
export function peopleSamples(app: DatabaseApp, admin: string): Record<string, () => Sample | Promise<Sample>> {
  const as = () => admin;
  const newUser = async (): Promise<number> => (await app.register()).user.id;
  return {
    'admin.search': () => ({ path: '/api/admin/search?q=person', as }),
    'admin.dashboard': () => ({ as }),
    'admin.caseCounts': () => ({ as }),
    'admin.dataModel': () => ({ as }),
    'admin.userSessions': async () => ({ path: `/api/admin/users/${await newUser()}/sessions`, as }),
    'admin.endUserSessions': async () => ({
      path: `/api/admin/users/${await newUser()}/end-sessions`,
      body: { reason: 'A stolen phone' },
      as,
    }),
    'admin.userAddress': async () => ({ path: `/api/admin/users/${await newUser()}/address`, as }),
    'admin.userAge': async () => ({ path: `/api/admin/users/${await newUser()}/birth-date`, as }),
    'admin.correctBirthDate': async () => ({
      path: `/api/admin/users/${await newUser()}/birth-date`,
      body: { birthDate: '2000-02-29', reason: 'A passport' },
      as,
    }),
    'admin.retryEmail': async () => {
      const email = { kind: 'verify-email', recipient: 'retry@example.edu', subject: 'Hello', body: 'A code', next_attempt_at: null };
      const [row] = await app.db('email_outbox').insert(email).returning<{ id: number }[]>('id');
      return { path: `/api/admin/outbox/${row?.id ?? 0}/retry`, as };
    },
    'admin.analyticsSeries': () => ({ as }),
    'admin.savePreferences': () => ({ body: { theme: 'dark' }, as }),
    'admin.preferences': () => ({ as }),
  };
}

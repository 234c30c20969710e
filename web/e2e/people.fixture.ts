import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { CONSENT_REVISION, formatConsent } from '../src/entities/consent/record.ts';
import type { Visit } from './visit.fixture.ts';

/** A signed-in person with a verified address, in a browser of their own that hears events. */
export interface Person {
  id: number;
  page: Page;
  context: BrowserContext;
  token: string;
  url: string;
  call(method: string, path: string, data?: unknown): Promise<unknown>;
}

/** Call once at the top of a file. */
export function startPeople(visit: Visit) {
  const run = randomUUID().slice(0, 8);
  // Without a valid choice, the banner of each page comes into view above what a test looks at.
  const declined = formatConsent({
    v: CONSENT_REVISION,
    choice: 'declined',
    categories: { necessary: true, analytics: false, functional: false, marketing: false },
    id: randomUUID(),
    at: new Date().toISOString(),
    gpc: false,
  });
  let people = 0;

  /** Signs a person up on the server at `url`. */
  async function newPerson(url: string, firstName: string, accountType = 'student'): Promise<Person> {
    people += 1;
    const username = `m${run}${people}`;
    const form = { firstName, lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
    const context = await visit.newContext({ viewport: { width: 1280, height: 900 }, hasEvents: true });
    const page = await context.newPage();
    const answer = await page.request.post(`${url}/api/auth/register`, { data: { ...form, acceptsAgreement: true } });
    const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
    await visit.site.db('users').where({ username }).update({ account_type: accountType, email_verified: true });
    await context.addInitScript(
      (items) => {
        for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
      },
      {
        auth_token: token,
        auth_user: JSON.stringify({ ...user, accountType, emailVerified: true }),
        cookie_consent: declined.consent,
        cookie_preferences: declined.preferences,
      },
    );
    const call = async (method: string, path: string, data?: unknown) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const response = await page.request.fetch(url + path, { method, headers, ...(data !== undefined && { data }) });
      return response.status() === 204 ? undefined : ((await response.json()) as unknown);
    };
    return { id: user.id, page, context, token, url, call };
  }

  return {
    newPerson,
    /** A conversation that both have accepted. Returns its id. */
    conversationOf: async (one: Person, other: Person): Promise<number> => {
      const { db } = visit.site;
      const [user1_id, user2_id] = [one.id, other.id].sort((a, b) => a - b);
      const row = { user1_id, user2_id, started_by: one.id, accepted_at: db.fn.now() };
      const [made] = await db('conversations').insert(row).returning<{ id: number }[]>('id');
      const id = made?.id ?? 0;
      await db('conversation_members').insert([user1_id, user2_id].map((user_id) => ({ conversation_id: id, user_id })));
      return id;
    },
  };
}

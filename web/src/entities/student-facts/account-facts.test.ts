/** @jest-environment jsdom */
import { ADA } from '../../lib/page.fixture.ts';
import { forgetSession, storeUser } from '../../api/session-store.ts';
import { createClient } from '../../api/client.ts';
import { createQueries, type Site } from '../../api/site.ts';
import type { StudentFacts } from '../../api/domain/students.ts';
import { readAccountFacts } from './account-facts.ts';
import { saveStudentFacts, studentFacts } from './student-facts.ts';

afterEach(() => forgetSession());

/** A site whose account keeps these facts. `asked` counts the calls. */
function siteWith(answer: () => StudentFacts | null) {
  let asked = 0;
  const api = createClient(async () => {
    asked += 1;
    return answer();
  });
  const site = { api, queries: createQueries() } as unknown as Site;
  return { site, asked: () => asked };
}

const signIn = () => storeUser(ADA.token, ADA.user);

it('adds what the account keeps, once in a session', async () => {
  signIn();
  saveStudentFacts({ sat: 1300 });
  const { site, asked } = siteWith(() => ({ sat: 1000, gpa: 3, zip: '36849' }));
  await readAccountFacts(site);
  expect(studentFacts()).toEqual({ sat: 1300, gpa: 3, zip: '36849' });
  saveStudentFacts({});
  await readAccountFacts(site);
  expect([studentFacts(), asked()]).toEqual([{}, 1]);
});

it('asks nothing without a session', async () => {
  const { site, asked } = siteWith(() => ({ sat: 1000 }));
  await readAccountFacts(site);
  expect([studentFacts(), asked()]).toEqual([{}, 0]);
});

it('keeps nothing of an account whose session ended during the call, or after a failure', async () => {
  signIn();
  await readAccountFacts(
    siteWith(() => {
      forgetSession();
      return { sat: 1000 };
    }).site,
  );
  expect(studentFacts()).toEqual({});
  signIn();
  await readAccountFacts(
    siteWith(() => {
      throw new Error('offline');
    }).site,
  );
  expect(studentFacts()).toEqual({});
  await readAccountFacts(siteWith(() => ({ sat: 1000 })).site);
  expect(studentFacts()).toEqual({ sat: 1000 });
});

import { statementsOf } from '../../knex/testing/statements.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { newModerator } from '../testing/moderation.fixture.ts';
import { answersOf, newRoommate, profileForm } from '../testing/roommates.fixture.ts';
import type { SchoolYear } from '../../../domain/roommates/profile.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 3) });
});
afterAll(() => app.close());

/** With `begin` and `commit`. Raise a number only for a new statement that the call needs. */
const STATEMENTS = { create: 11, hold: 20, answers: 5, matched: 8, request: 25, accept: 22, block: 13, remove: 7 };

it('sends no more statements to the database than a change of a profile or a request needs', async () => {
  const { roommates } = app.useCases;
  await newModerator(app);
  const [ada, grace] = [await newRoommate(app, 1), await newRoommate(app, 1, { instagramHandle: 'grace.h' })];
  const sent: Record<string, number> = {};
  const count = async (name: string, work: () => Promise<unknown>) => void (sent[name] = await statementsOf(work));
  const form = { ...profileForm(2), schoolYear: 'freshman' as SchoolYear };

  await count('create', () => roommates.create(ada.id, form));
  const edit = { publicId: ada.profile.id, version: ada.profile.version };
  await count('hold', () => roommates.change(ada.id, edit, { bio: 'Call me: 205 555 0134' }));
  await count('answers', () => roommates.saveAnswers(ada.id, answersOf()));
  let requestId = 0;
  await count('request', async () => {
    requestId = (await roommates.request(ada.id, grace.profile.id)).id;
  });
  await count('accept', () => roommates.answer(grace.id, requestId, 'accepted'));
  await count('matched', () => roommates.setStatus(ada.id, ada.profile.id, 'matched'));
  await count('block', () => roommates.block(grace.id, ada.profile.id));
  await count('remove', () => roommates.remove(ada.id, ada.profile.id));
  expect(sent).toEqual(STATEMENTS);
});

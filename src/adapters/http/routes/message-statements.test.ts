import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../domain/accounts/user.ts';
import { statementsOf } from '../../knex/testing/statements.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { newMember } from '../testing/messages.fixture.ts';
import { newProvider, newService } from '../testing/services.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

/** With `begin` and `commit`. Raise a number only for a new statement that the call needs. */
const STATEMENTS = { start: 16, accept: 6, send: 7, repeat: 3, read: 7, unread: 6, remove: 6, block: 7, unblock: 5 };

it('sends no more statements to the database than a message needs', async () => {
  const { messages } = app.useCases;
  const [ada, provider] = [await newMember(app), await newProvider(app)];
  await app.db('users').where({ id: provider.user.id }).update({ email_verified: true });
  const service = await newService(app, { owner_id: provider.user.id });
  const sent: Record<string, number> = {};
  const count = async (name: string, work: () => Promise<unknown>) => void (sent[name] = await statementsOf(work));
  const text = () => ({ content: 'Is there still a place?', clientId: randomUUID() });
  const callerOf = (id: number) => ({ user: { id, accountType: 'student' } }) as Caller;
  const [own, other] = [ada.id, provider.user.id];

  let [id, first] = [0, 0];
  await count('start', async () => {
    const { conversation, message } = await messages.start(own, { serviceId: service.id }, text());
    [id, first] = [conversation.id, message.id];
  });
  await count('accept', () => messages.change(other, id, { isAccepted: true }));
  const answer = text();
  await count('send', () => messages.send(callerOf(other), id, answer));
  await count('repeat', () => messages.send(callerOf(other), id, answer));
  await count('read', () => messages.read(other, id, first));
  await count('unread', () => messages.markUnread(other, id, first));
  await count('remove', () => messages.remove(own, first));
  await count('block', () => messages.block(own, other));
  await count('unblock', () => messages.unblock(own, other));
  expect(sent).toEqual(STATEMENTS);
});

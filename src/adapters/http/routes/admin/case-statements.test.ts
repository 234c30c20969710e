import { statementsOf } from '../../../knex/testing/statements.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { caseOf, newCase, newModerator, newTalk } from '../../testing/moderation.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

/** With `begin` and `commit`. Raise a number only for a new statement that the call needs. */
const STATEMENTS = { report: 18, claim: 8, ban: 22, appeal: 10, undo: 22, hide: 19, evidence: 9 };

it('sends no more statements to the database than a change of a case needs', async () => {
  const { cases, reports } = app.useCases;
  const [{ user: ada }, { user: bob }] = [await newModerator(app), await newModerator(app)];
  const { id, subject } = await newCase(app);
  const [sender, reporter] = [await app.register(), await app.register()];
  const [messageId = 0] = (await newTalk(app, [sender, reporter])).messages;
  const by = async (moderatorId: number, caseId: number) => {
    const { version } = await app.db('cases').where({ id: caseId }).first<{ version: number }>('version');
    return { id: caseId, version, moderatorId };
  };
  const decision = { reasonCode: 'spam', note: 'x' } as const;
  const sent: Record<string, number> = {};
  const count = async (name: string, work: () => Promise<unknown>) => void (sent[name] = await statementsOf(work));

  const order = { reporterId: reporter.user.id, kind: 'message', targetId: messageId, reason: 'scam', message: '' } as const;
  await count('report', () => reports.send(order));
  const claiming = await by(ada.id, id);
  await count('claim', () => cases.claim(claiming));
  const banning = await by(ada.id, id);
  await count('ban', () => cases.decide(banning, { ...decision, step: 'ban' }));
  const notice = await app.db('notices').where({ user_id: subject.user.id }).first<{ id: number }>('id');
  await count('appeal', () => reports.appeal(subject.user.id, notice.id, 'It was a misunderstanding.'));
  const undoing = await by(bob.id, id);
  await count('undo', () => cases.undo(undoing, 'It was a misunderstanding.'));
  const other = await caseOf(app, 'message', messageId);
  await cases.claim(await by(bob.id, other.id));
  const hiding = await by(bob.id, other.id);
  await count('hide', () => cases.decide(hiding, { ...decision, step: 'hide' }));
  await count('evidence', () => cases.evidence(id, ada.id));
  expect(sent).toEqual(STATEMENTS);
});

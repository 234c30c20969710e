import type { User } from '../../../domain/accounts/user.ts';
import type { ListingValues } from '../../../domain/services/listing.ts';
import { statementsOf } from '../../knex/testing/statements.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { aListing, newProvider, newReview, newService } from '../testing/services.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

/** With `begin` and `commit`. Raise a number only for a new statement that the call needs. */
const STATEMENTS = {
  add: 9,
  change: 6,
  approve: 9,
  propose: 5,
  refuse: 8,
  withdraw: 4,
  reply: 4,
  review: 5,
  unreview: 8,
  save: 5,
  fault: 5,
};

it('sends no more statements to the database than a change of services needs', async () => {
  const { listings, myServices, services } = app.useCases;
  const [person, provider, admin] = [await app.register(), await newProvider(app), await app.register()];
  const reader = { ...person.user, emailVerified: true } as unknown as User;
  const owner = { id: provider.user.id, accountType: 'provider' } as const;
  const sent: Record<string, number> = {};
  const count = async (name: string, work: () => Promise<unknown>) => void (sent[name] = await statementsOf(work));
  const values = aListing() as ListingValues;
  const decide = (id: number, version: number, isApproved: boolean) =>
    app.actAs({ actor: `user ${admin.user.id}`, network: '' }, () =>
      listings.decide({ id, version, isApproved, reason: isApproved ? null : 'The page has no price.' }),
    );

  let id = 0;
  await count('add', async () => void (id = (await listings.add(owner, values, false)).id));
  await count('change', () => listings.change(owner, { id, version: 1, isDraft: false }, values));
  await count('approve', () => decide(id, 2, true));
  await count('propose', () => listings.change(owner, { id, version: 3, isDraft: false }, values));
  await count('refuse', () => decide(id, 4, false));
  await count('withdraw', () => listings.withdraw(owner, { id, version: 5 }));

  const service = await newService(app, { owner_id: owner.id });
  const review = await newReview(app, service.id);
  await count('reply', () => listings.reply(owner, review, 'Thank you.'));
  await count('review', () => myServices.addReview(reader, service.id, { stars: 4, text: 'It helped me with the SAT.' }));
  await app.db('service_reviews').where({ user_id: reader.id }).update({ status: 'published' });
  await count('unreview', () => myServices.removeReview(reader.id, service.id));
  await count('save', () => myServices.save(reader.id, service.id));
  await count('fault', () => services.reportFault(service.id, { kind: 'dead-link' }));
  expect(sent).toEqual(STATEMENTS);
});

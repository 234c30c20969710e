import { createKnexPorts } from '../../../src/adapters/knex/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../src/adapters/knex/testing/database.fixture.ts';
import { isListed } from '../../../src/domain/colleges/kind/listed.ts';
import { GROUPS, WITHHELD, withholdingEffects, type Effect } from './withheld.ts';

/** Points on any score: no college may gain more, and no group more on average. */
const MOST = { college: 1, group: 0.3 };

let database: TestDatabase;
let effects: Effect[];
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  effects = withholdingEffects((await createKnexPorts(database.db).colleges.store.all()).filter(isListed));
});
afterAll(() => database.destroy());

const told = ({ group, field, score, mean, largest, name }: Effect): string =>
  `${field} in ${score}, ${group}: ${mean.toFixed(2)} on average, ${largest.toFixed(2)} for ${name}`;

it('measures every group, field and score of the catalog', () => {
  expect(effects.length).toBeGreaterThan(800);
  expect(new Set(effects.map(({ group }) => group))).toEqual(new Set(Object.keys(GROUPS)));
  expect(new Set(effects.map(({ field }) => field)).size).toBeGreaterThanOrEqual(Object.keys(WITHHELD).length - 2);
  expect(effects.find(({ group, field, score }) => group === 'all' && field === 'earnings' && score === 'balanced')?.mean).toBeLessThan(-5);
});

it('no college of the catalog gains by withholding a field', () => {
  expect(effects.filter(({ largest }) => largest > MOST.college).map(told)).toEqual([]);
});

it('no group of colleges gains by withholding a field', () => {
  expect(effects.filter(({ mean }) => mean > MOST.group).map(told)).toEqual([]);
});

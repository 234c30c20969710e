import { awardYearsOf } from '../../../domain/programs/award-years.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

/** The programs of the shipped catalog, against the published rows. */

let database: TestDatabase;
let ports: ReturnType<typeof createKnexPorts>;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  ports = createKnexPorts(database.db);
});
afterAll(() => database.destroy());

async function idOf(unitId: number): Promise<number> {
  const college = await database.db<{ id: number; ipeds_unit_id: number }>('colleges').where({ ipeds_unit_id: unitId }).first('id');
  return college?.id ?? 0;
}

const yearsOf = async (unitId: number) => awardYearsOf(await ports.programs.programs.suppliedOf(await idOf(unitId)));

it.each([
  ['computer science at Berkeley', 110635, '11.0701.5', [763, 696, 718, 866, 796]],
  ['nursing in Fresno', 110556, '51.3801.5', [185, 154, 177, 142, 152]],
  ['business at Montgomery College', 163426, '52.0101.3', [398, 433, 430, 435, 387]],
])('%s has its awards of five years', async (_name, unitId, key, expected) => {
  const years = await yearsOf(unitId);
  expect(years.map(({ provenance }) => provenance.period)).toEqual(['2019-20', '2020-21', '2021-22', '2022-23', '2023-24']);
  expect(years.map(({ awards }) => awards[key])).toEqual(expected);
});

it('a two-year college has no bachelor’s degrees', async () => {
  const keys = (await yearsOf(163426)).flatMap(({ awards }) => Object.keys(awards));
  expect(keys.filter((key) => key.endsWith('.5'))).toEqual([]);
});

it('the catalog has the newest year of each college', async () => {
  const awards = await ports.colleges.store.awards();
  expect(Object.keys(awards.get(await idOf(110635)) ?? {})).toHaveLength(321);
  expect(awards.size).toBe(3_705);
});

it('the history of figures does not read programs', async () => {
  const fields = (await ports.history.history.suppliedOf(await idOf(110635))).flatMap((row) => row.fields);
  expect(fields).toContain('graduationRate');
  expect(fields).not.toContain('awardsByProgram');
});

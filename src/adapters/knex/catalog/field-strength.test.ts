import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { isListed } from '../../../domain/colleges/kind/listed.ts';
import { someMajorWords } from '../../../domain/majors/majors.fixture.ts';
import { fieldFit } from '../../../domain/matching/field/field-fit.ts';
import { FIELD_EXAMPLE } from '../../../domain/matching/field/field-example.ts';
import { createFields, type Fields } from '../../../domain/matching/field/fields.ts';
import type { FieldEarnings } from '../../../domain/programs/field-earnings.ts';
import { programIndexInSteps } from '../../../domain/programs/program-index.ts';
import { createPrograms } from '../../../domain/programs/programs.use-cases.ts';
import { finished } from '../../../domain/shared/steps.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

/** What a student would expect of the shipped catalog, and the example of the methods page. */

let database: TestDatabase;
let listed: CollegeRecord[];
let earnings: FieldEarnings;
let fields: Fields;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  const ports = createKnexPorts(database.db);
  listed = (await ports.colleges.store.all()).filter(isListed);
  const awards = await ports.colleges.store.awards();
  const index = finished(programIndexInSteps(listed.map(({ id }) => awards.get(id))));
  const catalog = { programs: () => index, listed: () => listed };
  const vocabulary = { words: someMajorWords };
  earnings = await createPrograms({ ...ports.programs, vocabulary, catalog, pause: () => Promise.resolve() }).earnings();
  fields = createFields({
    catalog,
    vocabulary: { words: () => ({ majors: { nameOf: () => undefined } }) },
    programs: { newest: () => Promise.resolve(null), earnings: () => Promise.resolve(earnings) },
    pause: () => Promise.resolve(),
  });
});
afterAll(() => database.destroy());

async function strengthOf(majors: readonly string[]) {
  const field = await fields(majors);
  return (name: string) => {
    const facts = field.factsOf(listed.find((college) => college.name === name)?.id ?? 0);
    return { facts, fit: fieldFit(facts, field.most) };
  };
}

it('the example of the methods page is that of the catalog', async () => {
  const { college, major, most, facts } = FIELD_EXAMPLE;
  const field = await fields([major.code]);
  const found = listed.find(({ ipedsUnitId }) => ipedsUnitId === college.unitId);
  const { graduates, share, earnings: ratio } = field.factsOf(found?.id ?? 0) ?? {};
  expect([found?.name, graduates, field.most]).toEqual([college.name, facts.graduates, most.graduates]);
  expect(share).toBeCloseTo(facts.share, 3);
  expect(ratio).toBeCloseTo(facts.earnings, 3);
  expect(listed.filter(({ id }) => field.factsOf(id)?.graduates === most.graduates).map(({ name }) => name)).toEqual([most.name]);
});

it('a university known for computing is strong in it, and none where it teaches no nursing', async () => {
  const [computing, nursing] = [await strengthOf(['11.07']), await strengthOf(['51.38'])];
  expect(computing('Massachusetts Institute of Technology').fit).toBeGreaterThan(computing('Auburn University').fit ?? 100);
  expect(nursing('Massachusetts Institute of Technology')).toEqual({ facts: { graduates: null, share: 0, earnings: null }, fit: 0 });
});

it('most large majors have earnings, of bachelor’s degrees alone', () => {
  expect(earnings.ratiosOf('51.38').size).toBeGreaterThan(800);
  expect(earnings.majors.length).toBeGreaterThan(200);
});

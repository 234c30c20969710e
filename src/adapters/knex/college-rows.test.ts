import { aCollegeRow } from './testing/college-row.fixture.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { createKnexPorts } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

async function read(...rows: object[]) {
  await database.db('colleges').del();
  await database.db('colleges').insert(rows.map((row, at) => aCollegeRow(at + 1, { ...row })));
  return createKnexPorts(database.db).colleges.store.all();
}

it('reads a rate of too few students as withheld, and keeps the other statuses', async () => {
  const status = JSON.stringify({ size: 'imputed' });
  const rates = { graduation_rate: 1, pell_graduation_rate: 1, transfer_rate: 0, retention_rate: 0.5, field_status: status };
  const [small, large] = await read(
    { ...rates, graduation_cohort: 29, retention_cohort: 29 },
    { ...rates, graduation_cohort: 30, retention_cohort: 30 },
  );
  expect(small).toMatchObject({
    graduationRate: null,
    pellGraduationRate: null,
    transferRate: null,
    retentionRate: null,
    graduationCohort: 29,
  });
  const suppressed = {
    graduationRate: 'suppressed',
    pellGraduationRate: 'suppressed',
    transferRate: 'suppressed',
    retentionRate: 'suppressed',
  };
  expect(small?.valueStatus).toMatchObject({ size: 'imputed', ...suppressed });
  expect(large).toMatchObject({ graduationRate: 1, pellGraduationRate: 1, transferRate: 0, retentionRate: 0.5 });
  expect(large?.valueStatus).not.toMatchObject({ graduationRate: 'suppressed' });
});

it('reads an earlier admission rate of a college with open admission as not applicable', async () => {
  const rates = { acceptance_rate_num: 0.58, acceptance_rate: '58%', yield_rate: 0.4, testing_policy: 'required' };
  const [open, selective] = await read({ ...rates, open_admission: true }, { ...rates, open_admission: false });
  expect(open).toMatchObject({ acceptanceRateNum: null, acceptanceRate: null, yieldRate: null, testingPolicy: null });
  expect(open?.valueStatus).toMatchObject({ acceptanceRateNum: 'not-applicable', yieldRate: 'not-applicable' });
  expect(selective).toMatchObject({ acceptanceRateNum: 0.58, acceptanceRate: '58%', yieldRate: 0.4, testingPolicy: 'required' });
});

it('names the source of the reason: the answer to the question of open admission, the control, the withheld rate', async () => {
  const sources = ['ADM', 'IC', 'HD', 'DRVGR'].map((table_name, at) => ({
    ...{ id: at + 1, source: 'ipeds', table_name, variable: 'X', year: 2024, period: '2024-25', release: 'final' },
  }));
  await database.db('value_sources').insert(sources);
  const [college] = await read({
    ...{ acceptance_rate_num: 0.58, acceptance_rate: '58%', open_admission: true, graduation_rate: 1, graduation_cohort: 2 },
    field_sources: JSON.stringify({ acceptanceRateNum: 1, openAdmission: 2, type: 3, graduationRate: 4 }),
  });
  const tables = Object.entries(college?.provenance ?? {}).map(([field, provenance]) => [field, provenance.table]);
  expect(Object.fromEntries(tables)).toEqual({
    ...{ acceptanceRateNum: 'IC', yieldRate: 'IC', testingPolicy: 'IC', admissionFactors: 'IC', openAdmission: 'IC' },
    ...{ netPricePrivate: 'HD', type: 'HD', graduationRate: 'DRVGR' },
  });
});

it('reads the missing price of the other kind of college as not applicable, in shared statuses', async () => {
  const [first, second, third] = await read({ type: 'Public' }, { type: 'Public' }, { type: 'Private nonprofit' });
  expect(first?.valueStatus).toEqual({ netPricePrivate: 'not-applicable' });
  expect(second?.valueStatus).toBe(first?.valueStatus);
  expect(third?.valueStatus).toEqual({ netPricePublic: 'not-applicable' });
});

import { majorsContract } from '../../../contracts/majors.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import { createTestDatabase, type TestDatabase } from '../../knex/testing/database.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';

/** What graduates earn and owe in the shipped catalog, against the published rows. */

type ProgramsWire = WireOf<(typeof majorsContract)['ofCollege']>;

let database: TestDatabase;
let app: DatabaseApp;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  app = await startDatabaseApp({ beside: { database } });
});
afterAll(async () => {
  await app.close();
  await database.destroy();
});

async function programsOf(unitId: number): Promise<ProgramsWire> {
  const college = await database.db<{ id: number; ipeds_unit_id: number }>('colleges').where({ ipeds_unit_id: unitId }).first('id');
  const answer = (await (await app.call('GET', `/api/colleges/${college?.id ?? 0}/programs`)).json()) as ProgramsWire;
  expect(majorsContract.ofCollege.response.parse(answer)).toEqual(answer);
  return answer;
}

it('computer science at Berkeley has its published figures, with their sources', async () => {
  const { programs, outcomeSources, highSchoolEarnings } = await programsOf(110635);
  expect(highSchoolEarnings).toEqual({ amount: 32_476, state: 'CA', year: 2024 });
  const found = programs.find(({ cip, level }) => cip === '11.0701' && level === 5);
  expect(found?.outcomes?.college).toEqual({
    ...{ debt: 13_900, earnings1: 149_866, earnings4: 204_379, earnings5: 225_140 },
    ...{ formerDebt: 13_389, formerEarnings1: 114_800 },
  });
  expect(found?.outcomes?.campuses).toBe(1);
  expect(outcomeSources).toMatchObject({
    latest: { source: 'scorecard', table: 'FIELD-OF-STUDY', year: 2023, period: 'earnings until 2023' },
    former: { source: 'scorecard', table: 'FIELD-OF-STUDY-FORMER', year: 2016, period: '2015-16 and 2016-17' },
  });
  expect(outcomeSources.latest?.runId).toEqual(expect.any(Number));
});

it('campuses of one institution have its figure in common', async () => {
  const { programs } = await programsOf(133553);
  const found = programs.find(({ cip, level }) => cip === '14.0201' && level === 5);
  expect(found?.outcomes).toMatchObject({ campuses: 3, college: { debt: 26_995, earnings4: 95_552 } });
});

it('a two-year college has figures of the former definitions alone', async () => {
  const { programs, outcomeSources } = await programsOf(163426);
  expect(outcomeSources.latest).toBeNull();
  const parts = new Set(programs.flatMap(({ outcomes }) => Object.keys(outcomes?.college ?? {})));
  expect([...parts].sort()).toEqual(['formerDebt', 'formerEarnings1']);
});

it('a program without a figure has the national median, or nothing, and no zero', async () => {
  const { programs } = await programsOf(110635);
  const without = programs.filter(({ outcomes }) => outcomes?.college === null);
  expect(without.length).toBeGreaterThan(0);
  for (const { outcomes } of programs) {
    if (outcomes !== null) expect(outcomes.college ?? outcomes.national).not.toBeNull();
    expect(Object.values({ ...outcomes?.college, ...outcomes?.national })).not.toContain(0);
  }
});

/** The middle half of the published figures, by the database: what campuses of an institution repeat counts once. */
async function spreadOf(key: string, column: string, part: string) {
  const { rows } = await database.db.raw<{ rows: { low: number; median: number; high: number; figures: string }[] }>(
    `select round((percentile_cont(0.25) within group (order by value))::numeric)::int as low,
       round((percentile_cont(0.5) within group (order by value))::numeric)::int as median,
       round((percentile_cont(0.75) within group (order by value))::numeric)::int as high, count(*) as figures
     from (select distinct coalesce(left(ope_id, 6), 'college ' || id) as institution, (??->:key->>:part)::int as value from colleges) as published
     where value is not null`.replace('??', column),
    { key, part },
  );
  const [{ figures, ...spread } = { low: 0, median: 0, high: 0, figures: '0' }] = rows;
  return { ...spread, figures: Number(figures) };
}

it('a major has the spread of the published figures at all colleges, with their sources', async () => {
  const answer = await app.json<WireOf<(typeof majorsContract)['one']>>('/api/majors/nursing');
  expect(majorsContract.one.response.parse(answer)).toEqual(answer);
  const bachelors = answer.outcomes.find(({ credential }) => credential === 'Bachelor’s degree');
  expect(bachelors?.spreads.earnings4).toEqual(await spreadOf('51.38.3', 'outcomes_by_program', 'earnings4'));
  expect(bachelors?.spreads.earnings4?.figures).toBeGreaterThan(300);
  const associates = answer.outcomes.find(({ credential }) => credential === 'Associate’s degree');
  expect(associates?.spreads.formerDebt).toEqual(await spreadOf('51.38.2', 'former_outcomes_by_program', 'formerDebt'));
  expect(answer.outcomeSources.latest?.table).toBe('FIELD-OF-STUDY');
});

it('a family has no figures of its own', async () => {
  expect(await app.json('/api/majors/health-professions')).toMatchObject({ outcomes: [] });
});

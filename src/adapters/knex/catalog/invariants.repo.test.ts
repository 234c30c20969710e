import pg from 'pg';
import { INVARIANT_KEYS, type InvariantKey } from '../../../domain/invariants/invariants.ts';
import { seed } from '../../../../seeds/01_catalog.ts';
import { clientConfig } from '../connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createInvariantStore, findViolations } from './invariants.repo.ts';
import { findDrift, storeScores } from '../imports/score-rows.ts';

/** Auburn has a value for every field except research activity. */
const AUBURN = 100858;

let database: TestDatabase;
let connection: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.db);
  connection = new pg.Client(clientConfig(database.connection, 'alma test'));
  await connection.connect();
}, 60_000);
afterAll(async () => {
  await connection.end();
  await database.destroy();
});

it('finds no violation in the seed catalog', async () => {
  const { colleges, dataVersion, violations: violations } = await createInvariantStore(database.db).verify();

  expect([colleges > 3_000, dataVersion]).toEqual([true, 1]);
  expect(Object.entries(violations).filter(([, { count }]) => count > 0)).toEqual([]);
  expect(Object.keys(violations).sort()).toEqual([...INVARIANT_KEYS].sort());
});

it('finds a field that has lost most values of the newest year with values', async () => {
  await connection.query('begin');
  await connection.query('update colleges set median_debt = null where id % 5 > 0');
  const { coverage } = await findViolations(connection);
  await connection.query('rollback');
  expect(coverage).toEqual({
    count: 1,
    first: [{ who: 'medianDebt', what: expect.stringMatching(/^6\d\d colleges have a value, 3\d\d\d had one in 20\d\d$/) as unknown }],
  });
});

describe('finds the damaged invariant and no other', () => {
  beforeAll(async () => {
    await database.db('colleges').whereNotIn('ipeds_unit_id', [AUBURN, 100654, 100663]).del();
  });

  const at = `where ipeds_unit_id = ${AUBURN}`;
  const set = (what: string): string => `update colleges set ${what} ${at}`;
  const auburn = `select id from colleges ${at}`;
  const lock = `insert into field_locks (college_id, field, locked_by, reason) select id, 'size', 'ada', 'why' from colleges ${at}`;
  const staffSource = `insert into value_sources (source, table_name, variable, year, period, release) values ('staff', 'edit', 'why', 2026, '2026', 'final')`;
  const named = `field_sources = field_sources || jsonb_build_object('size', (select max(id) from value_sources where source = 'staff'))`;
  const cohortSource = `field_sources = field_sources || jsonb_build_object('retentionCohort', field_sources->'retentionRate')`;
  const table = `(select s.table_id from supplied_values s join colleges c on c.id = s.college_id ${at} order by 1 limit 1)`;

  const aRun = (status: string): string =>
    `insert into import_runs (source, year, release, status, started_at, actor, counts) values ('ipeds', 2024, 'final', '${status}', now(), 'ada', '{"recorded": 0}')`;

  it.each<[InvariantKey, string, string, RegExp]>([
    ['receipts', 'a value without source', set(`field_sources = field_sources - 'size'`), /size has no source/],
    ['receipts', 'an unknown source', set(`field_sources = field_sources || '{"size": 99999}'`), /size refers to source 99999/],
    [
      'flagSources',
      'a no without source',
      set(`field_sources = field_sources - 'isTribal'`),
      /^100858 Auburn University: isTribal has no source$/,
    ],
    [
      'flagSources',
      'a yes without source',
      set(`has_study_abroad = true, field_sources = field_sources - 'hasStudyAbroad'`),
      /hasStudyAbroad/,
    ],
    [
      'receipts',
      'an empty list without source',
      set(`rotc_programs = '{}', field_sources = field_sources - 'rotcPrograms'`),
      /rotcPrograms/,
    ],
    ['statuses', 'an unknown status', set(`field_status = '{"size": "guessed"}'`), /size is guessed/],
    ['statuses', 'a value marked as missing', set(`field_status = '{"size": "not-reported"}'`), /not-reported and has a value/],
    ['statuses', 'an estimate without value', set(`median_debt = null, field_status = '{"medianDebt": "imputed"}'`), /has none/],
    ['slugs', 'a slug with two hyphens', set(`slug = 'auburn--university'`), /auburn--university/],
    ['slugs', 'a slug equal to a route', set(`slug = 'public'`), /"public"/],
    [
      'slugs',
      'a duplicate slug',
      `alter table colleges drop constraint colleges_slug_unique; update colleges set slug = 'one' where ipeds_unit_id in (${AUBURN}, 100654)`,
      /the slug one too/,
    ],
    [
      'slugs',
      'a former slug of two colleges',
      `update colleges set former_slugs = '{old}'`,
      /old is a slug or former slug of another college/,
    ],
    [
      'slugs',
      'a former slug that another college has now',
      set(`former_slugs = (select array[slug] from colleges where ipeds_unit_id = 100654)`),
      /^100858 Auburn University: alabama-a-m-university is a slug or former slug of another college$/,
    ],
    ['slugs', 'the present slug as a former one', set(`former_slugs = array[slug]`), /its slug auburn-university is a former slug too/],
    ['identity', 'a blank city', set(`location = ' '`), /there is no location/],
    ['listed', 'a featured college that is closed', set(`is_featured = true, operating_status = 'closed'`), /featured, but not listed/],
    ['listed', 'undergraduates without students', set('total_enrollment = null'), /it has [\d,]+ undergraduates, but no students in all/],
    ['flags', 'a flag of an unknown run', set(`data_source_flags = jsonb_set(data_source_flags, '{ipeds,runId}', '999')`), /run 999/],
    [
      'flags',
      'a flag that forgets a field',
      set(`data_source_flags = jsonb_set(data_source_flags, '{ipeds,fields}', (data_source_flags#>'{ipeds,fields}') - 'size')`),
      /the flag of ipeds names run \d+ of 2024, \d+ fields/,
    ],
    ['flags', 'a flag of an unknown source', set(`data_source_flags = data_source_flags || '{"nsf": {"runId": 1}}'`), /the flag of nsf/],
    ['locks', 'a lock without a staff value', lock, /locked, but its value is not from staff/],
    ['locks', 'a staff value without a lock', `${staffSource}; ${set(named)}`, /has a value from staff, but is not locked/],
    ['acceptanceRates', 'a wrong text', set(`acceptance_rate = '99%'`), /the text is 99%/],
    ['acceptanceRates', 'no text', set(`acceptance_rate = null`), /missing/],
    ['athletes', 'too many men', set('men_athletes = men_athletes + 1'), /men and/],
    ['athleteExpense', 'a wrong expense per athlete', set('total_athletics_expenses = 5'), /\$5 for \d+ athletes/],
    ['crimes', 'a wrong total', set(`crime_incidents_by_year = '{"2020": 1, "2021": 2, "2022": 100000}'`), /the years have 100003/],
    ['carnegie', 'a class without a scheme', set('carnegie_scheme = null'), /the scheme is missing/],
    ['carnegie', 'an unknown scheme', set(`carnegie_scheme = '1973'`), /1973/],
    ['incomeBands', 'an unknown income band', set(`net_prices_by_income = '{"0-99": 1000}'`), /0-99 has 1000/],
    ['incomeBands', 'a price as text', set(`net_prices_by_income = '{"0-30000": "cheap"}'`), /cheap/],
    ['incomePrices', 'a price in cents', set(`annual_cost = 5000`), /the reported price of 0-30000 is \$[\d,]+, the sticker price \$5,000/],
    [
      'smallCohorts',
      'a rate whose cohort is lost',
      set(`retention_rate = 0, retention_cohort = null, ${cohortSource}`),
      /Retention rate is 0%, of an unknown number/,
    ],
    [
      'history',
      'a missing status',
      `update supplied_values set statuses = 'r' where college_id = (${auburn}) and table_id = ${table}`,
      /"r"/,
    ],
    [
      'history',
      'values that are not a list',
      `update supplied_values set supplied = '{}' where college_id = (${auburn}) and table_id = ${table}`,
      /fields/,
    ],
    ['history', 'an unknown source', `update supplied_tables set receipts[1] = 99999 where id = ${table}`, /source 99999/],
    ['history', 'a missing source', `update supplied_tables set receipts = receipts[2:] where id = ${table}`, /fields, \d+ sources/],
    [
      'history',
      'the number of an unknown alternative',
      `update supplied_values set alternatives = repeat('9', length(statuses)) where college_id = (${auburn}) and table_id = ${table}`,
      /the alternatives are "9/,
    ],
    ['runs', 'a run that never ended', aRun('running'), /still marked as running/],
    ['runs', 'a run without changes', aRun('succeeded'), /recorded no changes/],
    ['times', 'an import in the future', set(`last_data_sync = now() + interval '1 day'`), /last imported at/],
    [
      'times',
      'a college with another time than the end of its last run',
      `insert into run_changes (run_id, college_id, after) values (4, (${auburn}), '{}')`,
      /but run 4 changed it at/,
    ],
    ['times', 'a run that ended before it began', `update import_runs set started_at = finished_at + interval '1 s' where id = 1`, /run 1/],
    ['scores', 'a wrong score', set('research_score = 1.5'), /its stored scores/],
  ])('%s: %s', async (key, _what, damage, told) => {
    await connection.query('begin');
    try {
      await connection.query(damage);
      // The damage changes scores too. Store them, so that only one invariant is broken.
      if (key !== 'scores') await storeScores(connection, await findDrift(connection));
      // A damaged source of a value damages its flag as well.
      if (key !== 'flags')
        await connection.query(
          'update colleges c set data_source_flags = f.flags from source_flags_of(array(select id from colleges)) f where f.college_id = c.id',
        );
      const violations = Object.entries(await findViolations(connection)).filter(([, { count }]) => count > 0);
      expect(violations.map(([broken]) => broken)).toEqual([key]);
      const [, found] = violations[0] ?? [];
      expect(found?.count).toBe(found?.first.length);
      expect(found?.first.map(({ who, what }) => `${who}: ${what}`).join('\n')).toMatch(told);
    } finally {
      await connection.query('rollback');
    }
  });

  it('counts all violations and lists the first five', async () => {
    await connection.query('begin');
    const noSources = `update colleges set field_sources = '{}'`;
    await connection.query(noSources);
    const { receipts } = await findViolations(connection);
    await connection.query('rollback');
    expect(receipts.count).toBeGreaterThan(30);
    expect(receipts.first).toHaveLength(5);
    expect(receipts.first[0]?.who).toMatch(/^100654 /);
  });
});

import fc from 'fast-check';
import type { AwardsByProgram } from '../../majors/awards.ts';
import type { OutcomesByProgram } from '../../majors/outcomes.ts';
import { programIndexInSteps } from '../../programs/program-index.ts';
import { finished } from '../../shared/steps.ts';
import { createFields } from './fields.ts';
import { fieldsOver } from './fields.fixture.ts';

const AWARDS: (AwardsByProgram | undefined)[] = [
  { '51.3801.5': 80, '51.3805.7': 10, '11.0701.5': 10 },
  { '51.3801.5': 0, '11.0701.5': 30 },
  { '11.0701.5': 60, '51.2202.5': 40 },
  undefined,
];
const COLLEGES = AWARDS.map((_, row) => ({ id: 100 + row, state: 'AL' as const }));
const index = finished(programIndexInSteps(AWARDS));
const catalog = { programs: () => index, listed: () => COLLEGES };

const reported = (...outcomes: OutcomesByProgram[]) => outcomes.map((each, row) => ({ collegeId: 100 + row, opeId: null, outcomes: each }));
/** Five figures of a program, so that there is a median. */
const nation = (key: string, figure: object) => [1, 2, 3, 4, 5].map((id) => ({ collegeId: id, opeId: null, outcomes: { [key]: figure } }));

const factsOf = async (majors: readonly string[], outcomes = reported()) => {
  const field = await fieldsOver(catalog, outcomes)(majors);
  return COLLEGES.map(({ id }) => field.factsOf(id));
};

it('counts the graduates of the newest year and their share', async () => {
  expect(await factsOf(['51.38'])).toEqual([
    { graduates: 90, share: 0.9, earnings: null },
    { graduates: 0, share: 0, earnings: null },
    { graduates: null, share: 0, earnings: null },
    null,
  ]);
  const field = await fieldsOver(catalog)(['51.3805', '11', '99.99']);
  expect([field.names, field.year, field.most]).toEqual([['Computing', 'Nurse practitioner', '99.99'], '2023-24', 60]);
});

it('has a share of 0 where no program awarded anything', async () => {
  const idle = finished(programIndexInSteps([{ '51.3801.5': 0 }]));
  const field = await fieldsOver({ programs: () => idle, listed: () => COLLEGES })(['51.38']);
  expect(field.factsOf(100)).toEqual({ graduates: 0, share: 0, earnings: null });
});

it('compares earnings with the median of the same figure: after four years, else after one', async () => {
  const colleges = reported({ '51.38.3': { earnings4: 90_000, earnings1: 1 } }, { '51.38.3': { earnings1: 30_000 } }, {});
  const medians = nation('51.38.3', { earnings4: 60_000, earnings1: 40_000 });
  const facts = await factsOf(['51.38'], [...colleges, ...medians]);
  expect(facts[0]?.earnings).toBeCloseTo(1.5, 10);
  // Offered, and none awarded: there is no weight for its figure.
  expect(facts[1]?.earnings).toBeNull();
});

it('never compares figures of two definitions or two levels', async () => {
  const colleges = reported({ '51.38.3': { earnings4: 90_000 }, '51.38.2': { formerEarnings1: 90_000 } });
  const medians = [
    ...nation('51.38.3', { earnings1: 40_000 }),
    ...nation('51.38.2', { earnings4: 40_000 }),
    ...nation('51.38.2', { formerEarnings1: 1 }),
  ];
  expect((await factsOf(['51.38'], [...colleges, ...medians]))[0]?.earnings).toBeNull();
});

it('a bachelor’s degree goes before an associate’s', async () => {
  const colleges = reported({ '51.38.2': { earnings4: 10_000 }, '51.38.3': { earnings4: 50_000 } });
  const medians = [...nation('51.38.3', { earnings4: 50_000 }), ...nation('51.38.2', { earnings4: 50_000 })];
  expect((await factsOf(['51.3801'], [...colleges, ...medians]))[0]?.earnings).toBeCloseTo(1, 10);
});

it('several majors count by their graduates, and need figures of at least half of them', async () => {
  const both = reported({ '51.38.3': { earnings4: 40_000 }, '11.07.3': { earnings4: 10_000 } });
  const medians = [...nation('51.38.3', { earnings4: 20_000 }), ...nation('11.07.3', { earnings4: 20_000 })];
  const [first] = await factsOf(['51', '11'], [...both, ...medians]);
  // 90 graduates earn twice the median, and 10 half of it.
  expect(first?.earnings).toBeCloseTo(2 ** 0.8, 10);
  const few = reported({ '11.07.3': { earnings4: 10_000 } });
  expect((await factsOf(['51', '11'], [...few, ...medians]))[0]?.earnings).toBeNull();
});

it('does not depend on the order of the majors, and counts no program twice', async () => {
  const codes = ['51', '51.38', '51.3801', '11.07'];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(codes, { minLength: 1 }), async (majors) => {
      expect(await factsOf(majors)).toEqual(await factsOf([...majors, ...majors].reverse()));
      for (const facts of await factsOf(majors)) expect(facts?.share ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});

it('counts a choice once for each index', async () => {
  const fields = fieldsOver(catalog);
  expect(fields(['11', '51'])).toBe(fields(['51', '11']));
  expect(await fields(['11'])).not.toBe(await fields(['51']));
});

it('keeps the last 50 choices', async () => {
  const fields = fieldsOver(catalog);
  const first = fields(['11']);
  await Promise.all(Array.from({ length: 49 }, (_, at) => fields([`10.${at + 10}`])));
  expect(fields(['11'])).toBe(first);
  await fields(['51']);
  expect(fields(['11'])).not.toBe(first);
});

it('counts a choice again after a failure', async () => {
  let isAway = true;
  const newest = () => (isAway ? Promise.reject(new Error('The database is away')) : Promise.resolve(null));
  const earnings = () => Promise.resolve({ majors: [], ratiosOf: () => new Map<number, number>() });
  const words = () => ({ majors: { nameOf: () => undefined } });
  const fields = createFields({ catalog, vocabulary: { words }, programs: { newest, earnings }, pause: () => Promise.resolve() });
  await expect(fields(['51'])).rejects.toThrow('away');
  isAway = false;
  expect((await fields(['51'])).most).toBe(90);
});

it('pauses after each family and each major with earnings, so that requests are answered in between', async () => {
  let pauses = 0;
  const pause = () => Promise.resolve(void (pauses += 1));
  const medians = [...nation('51.38.3', { earnings4: 60_000 }), ...nation('11.07.3', { earnings4: 60_000 })];
  const fields = fieldsOver(catalog, [...reported({ '51.38.3': { earnings4: 90_000 }, '11.07.3': { earnings4: 1 } }), ...medians], pause);
  await fields(['51', '11']);
  expect(pauses).toBe(index.families.length + 3);
  // All awards are counted before.
  await fields(['51']);
  expect(pauses).toBe(index.families.length + 3 + 2);
});

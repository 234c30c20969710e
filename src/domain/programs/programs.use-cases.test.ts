import { someMajorWords } from '../majors/majors.fixture.ts';
import type { AwardsByProgram } from '../majors/awards.ts';
import { finished } from '../shared/steps.ts';
import type { ReportedOutcomes } from './national-outcomes.ts';
import { programIndexInSteps } from './program-index.ts';
import { createPrograms } from './programs.use-cases.ts';

const aYear = (year: number, awards: AwardsByProgram) => ({
  runId: 1,
  tableId: year,
  year,
  fields: ['awardsByProgram'],
  provenances: [
    { source: 'ipeds', table: 'C-A', variable: 'CTOTALT', year, period: `${year}`, release: 'final', runId: 1, importedAt: null } as const,
  ],
  values: [awards],
  statuses: 'r',
});

const NO_SOURCES = { latest: null, former: null };

async function* pagesOf(...pages: ReportedOutcomes[][]): AsyncIterable<ReportedOutcomes[]> {
  for (const page of pages) yield Promise.resolve(page);
}

function somePrograms(years: readonly AwardsByProgram[], outcomes: () => AsyncIterable<ReportedOutcomes[]> = pagesOf) {
  const index = finished(programIndexInSteps([]));
  return createPrograms({
    programs: {
      suppliedOf: () => Promise.resolve(years.map((awards, at) => aYear(2020 + at, awards))),
      outcomesOf: () => Promise.resolve({ outcomes: {}, sources: NO_SOURCES }),
      outcomes,
    },
    vocabulary: { words: someMajorWords },
    catalog: { programs: () => index, listed: () => [] },
    pause: () => Promise.resolve(),
  });
}

const programsOf = (...years: AwardsByProgram[]) => somePrograms(years).ofCollege(1);

it('the programs of a college come with their families, also those of ended programs, in the order of the codes', async () => {
  const { families, programs } = await programsOf({ '11.0701.5': 3, '51.3805.7': 2 }, { '51.3805.7': 0 });
  expect(families.map(({ code, name }) => [code, name])).toEqual([
    ['11', 'Computing'],
    ['51', 'Health professions'],
  ]);
  expect(programs.map(({ cip, awards }) => [cip, awards])).toEqual([
    ['51.3805', [2, 0]],
    ['11.0701', [3, null]],
  ]);
});

it('a college without programs has no families and no years', async () => {
  expect(await programsOf()).toEqual({ years: [], outcomeSources: NO_SOURCES, families: [], programs: [] });
});

it('the figures of all colleges are read once, before a request needs them', async () => {
  const figures = (first: number) =>
    [0, 1, 2].map((at) => ({ collegeId: first + at, opeId: null, outcomes: { '11.07.3': { debt: 1_000 * (first + at) } } }));
  let reads = 0;
  const programs = somePrograms([{ '11.0701.5': 3 }], () => {
    reads += 1;
    return pagesOf(figures(1), figures(4));
  });
  await programs.prepare();
  const { credentials } = await programs.outcomesOf('11.07');
  expect(credentials).toEqual([
    { label: 'Bachelor’s degree', group: 'bachelor', spreads: { debt: { low: 2_250, median: 3_500, high: 4_750, figures: 6 } } },
  ]);
  expect((await programs.ofCollege(1)).programs[0]?.outcomes).toMatchObject({ college: null, national: { debt: 3_500 } });
  expect((await programs.outcomesOf('11')).credentials).toEqual([]);
  expect(reads).toBe(1);
});

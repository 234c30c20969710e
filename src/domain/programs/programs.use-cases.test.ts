import { someMajorWords } from '../majors/majors.fixture.ts';
import type { AwardsByProgram } from '../majors/awards.ts';
import { finished } from '../shared/steps.ts';
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

const programsOf = (...years: AwardsByProgram[]) =>
  createPrograms({
    programs: {
      suppliedOf: () => Promise.resolve(years.map((awards, at) => aYear(2020 + at, awards))),
      outcomesOf: () => Promise.resolve({ outcomes: {}, sources: NO_SOURCES }),
      outcomes: () => Promise.resolve([]),
    },
    vocabulary: { words: someMajorWords },
    catalog: { programs: () => finished(programIndexInSteps([])), listed: () => [] },
    pause: () => Promise.resolve(),
  }).ofCollege(1);

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

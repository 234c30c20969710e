import fc from 'fast-check';
import { newestOf, offeredOf } from '../../../entities/college/offered-programs.ts';
import { byFamily, groupCounts, majorCount, mostAwarded } from './programs.ts';
import { aProgram, aTaught, COMPUTING, NURSING } from '../../../entities/college/programs.fixture.ts';

const associate = { level: 3, awardGroup: 'associate' } as const;

it('names the majors with the most awards of the group that most students ask for', () => {
  const programs = [
    aProgram({ awards: [1, 1, 10] }),
    aProgram({ cip: '51.3808', awards: [null, null, 5] }),
    aProgram({ cip: '11.0701', major: COMPUTING, awards: [3, 3, 12] }),
    aProgram({ ...associate, awards: [900, 900, 900] }),
    aProgram({ cip: '99.9999', major: null, awards: [0, 0, 700] }),
  ];
  expect(mostAwarded(programs)).toEqual({
    group: 'bachelor',
    majors: [
      { ...NURSING, awards: 15 },
      { ...COMPUTING, awards: 12 },
    ],
  });
  expect(majorCount(programs)).toBe(3);
});

it('passes over a group that awarded none, and names no major without awards', () => {
  const none = aProgram({ awards: [4, 4, 0] });
  expect(mostAwarded([none, aProgram({ ...associate, awards: [0, 0, 2] })])).toEqual({
    group: 'associate',
    majors: [{ ...NURSING, awards: 2 }],
  });
  expect(mostAwarded([none])).toBeUndefined();
});

it('counts groups from the lowest, without empty ones', () => {
  expect(groupCounts([aProgram(), aProgram(), aProgram(associate)])).toEqual([
    { group: 'associate', count: 1 },
    { group: 'bachelor', count: 2 },
  ]);
});

const awards = fc.array(fc.option(fc.nat({ max: 20 })), { minLength: 3, maxLength: 3 });
const cip = fc.constantFrom('51.3801', '51.3808', '11.0701', '99.0101');
const programs = fc.array(fc.record({ cip, awards }).map(aProgram), { maxLength: 20 });

it('keeps each program once in one family, in the given order', () => {
  fc.assert(
    fc.property(programs, (all) => {
      const families = byFamily(all, aTaught().families);
      expect(families.flatMap((family) => family.programs)).toHaveLength(all.length);
      for (const { programs: own } of families) {
        const code = own[0]?.cip.slice(0, 2) ?? '';
        expect(own).toEqual(all.filter((one) => one.cip.startsWith(code)));
      }
      expect(families[0]?.programs[0]).toBe(all[0]);
    }),
  );
});

it('calls a program offered exactly if its newest year has a number, also 0', () => {
  fc.assert(
    fc.property(programs, (all) => {
      expect(offeredOf(aTaught(all))).toEqual(all.filter((one) => typeof newestOf(one) === 'number'));
    }),
  );
});

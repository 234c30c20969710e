import fc from 'fast-check';
import { AWARD_GROUPS, AWARD_LEVELS, awardLevelOf } from '../majors/award-levels.ts';
import { finished } from '../shared/steps.ts';
import { programKey, readProgramKey, type AwardsByProgram } from '../majors/awards.ts';
import { programIndexInSteps, type ProgramChoice } from './program-index.ts';

const indexOf = (colleges: readonly (AwardsByProgram | undefined)[]) => finished(programIndexInSteps(colleges));

const COLLEGES: (AwardsByProgram | undefined)[] = [
  { '51.3801.5': 212, '51.3801.7': 40, '51.3805.7': 0, '11.0701.5': 90 },
  undefined,
  { '51.3801.3': 60, '51.3902.21': 12 },
  { '11.0701.5': 0 },
];
const awardsOf = (choice: ProgramChoice) => Object.fromEntries(indexOf(COLLEGES).awardsOf(choice));

describe('the awards of a choice', () => {
  it('are those of a family, a major or a program, by row', () => {
    expect(awardsOf({ majors: ['51'] })).toEqual({ 0: 252, 2: 72 });
    expect(awardsOf({ majors: ['51.38'] })).toEqual({ 0: 252, 2: 60 });
    expect(awardsOf({ majors: ['51.3902'] })).toEqual({ 2: 12 });
    expect(awardsOf({ majors: ['51.38', '11.07'] })).toEqual({ 0: 342, 2: 60, 3: 0 });
    expect(awardsOf({ majors: ['52'] })).toEqual({});
  });

  it('are 0 where a program is offered and none was awarded, and absent elsewhere', () => {
    expect(awardsOf({ majors: ['11.07'] })).toEqual({ 0: 90, 3: 0 });
    expect(awardsOf({ majors: ['51.3805'] })).toEqual({ 0: 0 });
  });

  it('are of the chosen levels only', () => {
    expect(awardsOf({ majors: ['51.38'], awards: ['bachelor'] })).toEqual({ 0: 212 });
    expect(awardsOf({ majors: ['51.38'], awards: ['graduate', 'associate'] })).toEqual({ 0: 40, 2: 60 });
    expect(awardsOf({ majors: ['51.38'], awards: ['certificate'] })).toEqual({});
  });

  it('count a program once, though two codes include it', () => {
    expect(awardsOf({ majors: ['51', '51.38', '51.3801'] })).toEqual({ 0: 252, 2: 72 });
  });

  const cip = fc.constantFrom('11.0701', '11.0201', '51.3801', '51.3802', '51.2202');
  const college = fc.dictionary(
    fc.record({ cip, level: fc.constantFrom(...AWARD_LEVELS.map(({ code }) => code)) }).map(programKey),
    fc.nat(3_000),
    { maxKeys: 12 },
  );
  const choice = fc.record({
    majors: fc.uniqueArray(fc.constantFrom('11', '51', '51.38', '11.07', '51.2202', '99'), { minLength: 1 }),
    awards: fc.option(fc.subarray([...AWARD_GROUPS], { minLength: 1 }), { nil: undefined }),
  });

  it('are the sum over the programs of each college', () => {
    fc.assert(
      fc.property(fc.array(college, { maxLength: 8 }), choice, (colleges, chosen) => {
        const { majors, awards: groups = AWARD_GROUPS } = chosen;
        const expected = colleges.flatMap((awards, row) => {
          const counts = Object.entries(awards).flatMap(([key, count]) => {
            const program = readProgramKey(key);
            const group = awardLevelOf(program?.level ?? 0)?.group;
            const isChosen = majors.some((code) => program?.cip.startsWith(code)) && group !== undefined && groups.includes(group);
            return isChosen ? [count] : [];
          });
          return counts.length > 0 ? [[row, counts.reduce((sum, count) => sum + count, 0)]] : [];
        });
        expect([...indexOf(colleges).awardsOf(chosen)].sort(([a], [b]) => a - b)).toEqual(expected);
      }),
    );
  });
});

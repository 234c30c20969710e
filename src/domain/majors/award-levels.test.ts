import { groupBy } from '../shared/collections.ts';
import { AWARD_GROUPS, AWARD_LEVELS, awardLevelOf, awardOrderOf } from './award-levels.ts';

describe('the award levels', () => {
  it('are those of IPEDS, lowest first', () => {
    expect(AWARD_LEVELS.map(({ code }) => code)).toEqual([20, 21, 2, 4, 3, 5, 6, 7, 8, 17, 18, 19]);
    expect(AWARD_LEVELS.map(({ code }) => awardOrderOf(code))).toEqual(AWARD_LEVELS.map((_, order) => order));
  });

  it('come in groups from the lowest to the highest', () => {
    const groups = AWARD_LEVELS.map(({ group }) => AWARD_GROUPS.indexOf(group));
    expect(groups).toEqual(groups.toSorted());
    expect(new Set(groups)).toEqual(new Set(AWARD_GROUPS.keys()));
  });

  it('have the credential levels of the Scorecard', () => {
    const byCredential = groupBy(AWARD_LEVELS, ({ credential }) => String(credential));
    const codes = [...byCredential].map(([credential, levels]) => [Number(credential), levels.map(({ code }) => code)]).sort();
    expect(codes).toEqual([
      [1, [20, 21, 2, 4]],
      [2, [3]],
      [3, [5]],
      [4, [6]],
      [5, [7]],
      [6, [17, 19]],
      [7, [18]],
      [8, [8]],
    ]);
  });

  it('have labels of their own', () => {
    expect(new Set(AWARD_LEVELS.map(({ label }) => label)).size).toBe(AWARD_LEVELS.length);
    expect(awardLevelOf(5)).toMatchObject({ label: 'Bachelor’s degree', group: 'bachelor' });
  });

  it('do not include a level of former years', () => {
    expect(awardLevelOf(1)).toBeUndefined();
    expect(awardOrderOf(1)).toBe(AWARD_LEVELS.length);
  });
});

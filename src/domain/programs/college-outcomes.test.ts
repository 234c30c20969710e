import { joinedOutcomes } from './college-outcomes.ts';

it('the figures of both definitions stand side by side', () => {
  const latest = { '51.38.3': { debt: 3, earnings4: 80_110 } };
  const former = { '51.38.3': { formerDebt: 9 }, '51.38.2': { formerEarnings1: 36_400 } };
  expect(joinedOutcomes({ latest, former })).toEqual({
    '51.38.3': { debt: 3, earnings4: 80_110, formerDebt: 9 },
    '51.38.2': { formerEarnings1: 36_400 },
  });
  expect(joinedOutcomes({ latest, former: null })).toEqual(latest);
  expect(joinedOutcomes({ latest: null, former: null })).toEqual({});
});

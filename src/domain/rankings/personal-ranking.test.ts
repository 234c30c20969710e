import { aCollege } from '../colleges/college.fixture.ts';
import { leadOf, type ExplainedCollege } from './personal-ranking.ts';

const explained = (
  name: string,
  score: number,
  contributions: Partial<Record<'cost' | 'value' | 'access' | 'debt', number>>,
): ExplainedCollege => ({
  college: aCollege({ name }),
  rank: 1,
  score,
  coverage: 1,
  unranked: null,
  parts: (['cost', 'value', 'access', 'debt'] as const).map((key) => ({
    key,
    share: 0.25,
    used: 50,
    isFilled: false,
    contribution: contributions[key] ?? 0,
  })),
});

it('names the next college, the difference in points, and the two criteria with the largest lead', () => {
  const upper = explained('Alma', 71.2, { cost: 2, value: 4.04, access: -1, debt: 0.5 });
  const lower = explained('Bethel', 70, { cost: -1.26, value: 1, access: 4, debt: 0 });
  expect(leadOf(upper, lower)).toEqual({
    over: 'Bethel',
    points: 1.2,
    criteria: [
      { key: 'cost', points: 3.3 },
      { key: 'value', points: 3 },
    ],
  });
});

it('leaves out criteria with a lead under a tenth of a point', () => {
  expect(leadOf(explained('Alma', 70.1, { cost: 0.09, value: 0.04 }), explained('Bethel', 70, {})).criteria).toEqual([
    { key: 'cost', points: 0.1 },
  ]);
});

it('has no criteria for a tie', () => {
  expect(leadOf(explained('Alma', 70, { cost: 5 }), explained('Bethel', 70, { access: 5 }))).toEqual({
    over: 'Bethel',
    points: 0,
    criteria: [],
  });
});

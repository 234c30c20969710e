import { importanceText, leadText, partsText } from './ranking-words.ts';
import { scaleOf, segmentsOf, zeroOf } from './results/StackedBar.tsx';

const part = (key: 'cost' | 'earnings' | 'completion' | 'access' | 'research', contribution: number) => ({
  key,
  share: 0.2,
  used: 50,
  isFilled: false,
  contribution,
});
const PARTS = [part('cost', -1.33), part('earnings', 2), part('completion', 7.13), part('access', -1.62), part('research', 5.08)];

it('names the largest gains and losses in the numbers of the bar', () => {
  expect(partsText(PARTS)).toBe('Adds: completion +7.1, research +5.1, earnings +2.0. Subtracts: access −1.6, cost −1.3.');
  expect(partsText([part('cost', 0.01), part('earnings', -0.04)])).toBe('Typical on every weighted criterion.');
});

it('claims no lead if the displayed scores are equal', () => {
  const criteria = [{ key: 'completion' as const, points: 1.2 }];
  expect(leadText({ over: 'Beta', points: 0, criteria: [] })).toBe('Tied with Beta.');
  expect(leadText({ over: 'Beta', points: 0.1, criteria: [] })).toBe('0.1 above Beta.');
  expect(leadText({ over: 'Beta', points: 0.3, criteria })).toBe('0.3 above Beta, ahead in completion (+1.2).');
});

it.each([
  [0.13, -0.11, '13% of the weight · runs against the order (−0.11)'],
  [0.22, 0.89, '22% of the weight · strong effect (0.89)'],
  [0.1, 0.3, '10% of the weight · clear effect (0.30)'],
  [0.1, 0.29, '10% of the weight · small effect (0.29)'],
  [0.1, -0.004, '10% of the weight · almost no effect (0.00)'],
  [0.1, -1, '10% of the weight · runs against the order (−1.00)'],
  [0.1, null, '10% of the weight · effect unknown: too little data'],
  [0, 0.7, 'Does not count'],
])('describes a weight share of %p with a correlation of %p', (share, importance, words) => {
  expect(importanceText(share, importance)).toBe(words);
});

it('draws bars on one scale, from the typical score to both sides, without gaps', () => {
  const scale = scaleOf([{ parts: PARTS }, { parts: [part('cost', -5.7)] }]);
  expect(scale.losses).toBeCloseTo(5.7);
  expect(scale.gains).toBeCloseTo(14.21);
  const segments = segmentsOf(PARTS, scale);
  expect(segments.map(({ key }) => key)).toEqual(['completion', 'research', 'earnings', 'access', 'cost']);
  expect(segments[0]?.from).toBe(zeroOf(scale));
  const right = segments.filter(({ isGain }) => isGain).at(-1);
  expect((right?.from ?? 0) + (right?.width ?? 0)).toBeCloseTo(100, 1);
  const left = segments.at(-1);
  expect(zeroOf(scale) - (left?.from ?? 0)).toBeCloseTo((2.95 / 19.91) * 100, 1);
});

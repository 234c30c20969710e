import fc from 'fast-check';
import { FIT_SCALES } from '../fit-method.ts';
import { fieldFit, fieldPartsOf } from './field-fit.ts';
import { anyFieldFacts } from './fields.fixture.ts';

const MOST = 9_000;
const { offered } = FIT_SCALES.field;

it.each([
  ['programs are not known', null, null],
  ['not taught', { graduates: null, share: 0, earnings: null }, 0],
  ['offered, without graduates', { graduates: 0, share: 0, earnings: 1.4 }, offered],
  // 50 for graduates and 25 for the share, of 75: 58.9 and 36.
  ['without earnings', { graduates: 212, share: 0.09, earnings: null }, 52.23],
  // The earnings score 58.2. Of the distance from 50, 212 / 242 count: 57.2 points.
  ['with earnings', { graduates: 212, share: 0.09, earnings: 1.12 }, 53.676],
  ['the largest', { graduates: MOST, share: 0.5, earnings: null }, 100],
] as const)('%s', (_name, facts, fit) => {
  const found = fieldFit(facts, MOST);
  if (fit === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(fit, 2);
});

it('a fit is 0 to 100, and 0 only where the majors are not taught', () => {
  fc.assert(
    fc.property(anyFieldFacts, (facts) => {
      const fit = fieldFit(facts, MOST) ?? Number.NaN;
      expect(fit).toBeGreaterThanOrEqual(0);
      expect(fit).toBeLessThanOrEqual(100);
      expect(fit === 0).toBe(facts.graduates === null);
    }),
  );
});

it('more graduates never lower a fit, whatever they earn', () => {
  const anySize = fc.record({
    graduates: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: MOST - 500 })),
    more: fc.integer({ min: 1, max: 500 }),
    others: fc.integer({ min: 1, max: 20_000 }),
    earnings: fc.option(fc.double({ min: 0.1, max: 5, noNaN: true })),
  });
  fc.assert(
    fc.property(anySize, ({ graduates, more, others, earnings }) => {
      const fitOf = (count: number) => fieldFit({ graduates: count, share: count / (count + others), earnings }, MOST) ?? Number.NaN;
      expect(fitOf(graduates + more)).toBeGreaterThanOrEqual(fitOf(graduates) - 1e-9);
    }),
  );
});

it('unknown earnings are left out, and are no zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST }), fc.double({ min: 0, max: 1, noNaN: true }), (graduates, share) => {
      const facts = { graduates, share, earnings: null };
      const [people = 0, part = 0] = fieldPartsOf(facts, MOST).map(({ score }) => score ?? 0);
      const { weights } = FIT_SCALES.field;
      const withZero = (weights.graduates * people + weights.share * part) / 100;
      expect(fieldFit(facts, MOST)).toBeCloseTo(offered + (100 - offered) * (withZero / (100 - weights.earnings)), 6);
      expect(fieldFit(facts, MOST)).toBeGreaterThan(offered + ((100 - offered) * withZero) / 100);
    }),
  );
  const parts = fieldPartsOf({ graduates: 50, share: 0.1, earnings: null }, MOST);
  expect(parts.map(({ key, score }) => [key, score === null])).toEqual([
    ['graduates', false],
    ['share', false],
    ['earnings', true],
  ]);
});

it('the figure of few graduates counts less', () => {
  const earningsOf = (graduates: number) => fieldPartsOf({ graduates, share: 0.1, earnings: 2 }, MOST)[2]?.score;
  expect([earningsOf(1), earningsOf(30), earningsOf(3_000)].map((score) => Math.round(score ?? 0))).toEqual([52, 75, 100]);
});

import fc from 'fast-check';
import { composite, createAggregate, type Part } from './composite.ts';

const part = (key: string, weight: number, mean: number, score: number | null, unknown?: number): Part => ({
  key,
  weight,
  mean,
  score,
  ...(unknown !== undefined && { unknown }),
});

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const anyParts: fc.Arbitrary<Part[]> = fc
  .array(fc.record({ weight: fc.integer({ min: 0, max: 5 }), mean: percent, score: fc.option(percent, { freq: 4 }) }), { maxLength: 10 })
  .map((drawn) => drawn.map((each, index) => ({ ...each, key: `k${index}` })));

describe('worked examples', () => {
  it('adds up the known parts', () => {
    const { score, baseline, parts, coverage } = composite([part('a', 3, 50, 80), part('b', 1, 40, 40)]);
    expect([score, baseline, coverage]).toEqual([70, 47.5, 1]);
    expect(parts.map(({ contribution }) => contribution)).toEqual([22.5, 0]);
  });

  it('counts an unknown part as 0', () => {
    const { score, baseline, parts, coverage } = composite([part('a', 3, 50, 80), part('b', 1, 40, null)]);
    expect([score, baseline, coverage]).toEqual([60, 47.5, 0.75]);
    expect(parts.map(({ used, isFilled, contribution }) => [used, isFilled, contribution])).toEqual([
      [80, false, 22.5],
      [0, true, -10],
    ]);
  });

  it('counts an unknown part as the lowest score that it can have', () => {
    expect(composite([part('a', 3, 50, 80), part('b', 1, 40, null, 20)])).toMatchObject({ score: 65, coverage: 0.75 });
    expect(composite([part('a', 3, 50, 80), part('b', 1, 40, 30, 20)]).score).toBe(67.5);
  });

  it('gives no score with less than half of the weight known', () => {
    expect(composite([part('a', 3, 50, null), part('b', 1, 40, 90)])).toMatchObject({ score: null, coverage: 0.25 });
    expect(composite([part('a', 1, 50, null), part('b', 1, 40, 90)])).toMatchObject({ score: 45, coverage: 0.5 });
    expect(composite([part('a', 3, 50, null), part('b', 1, 40, 90)], 0.25).score).toBe(22.5);
  });

  it('gives no score without parts', () => {
    const nothing = { score: null, coverage: 0, baseline: 0, parts: [] };
    expect(composite([])).toEqual(nothing);
    expect(composite([part('a', 0, 50, 80)])).toEqual(nothing);
    expect(composite([part('a', 1, 50, null)], 0).score).toBe(0);
  });
});

describe('for any parts', () => {
  it('the score is 0–100, and contributions add up to it exactly', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const { score, baseline, parts: used } = composite(parts);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const explained = used.reduce((sum, { contribution }) => sum + contribution, baseline);
        expect(Math.abs(explained - score)).toBeLessThan(1e-9);
      }),
    );
  });

  it('only proportions of weights count, in any order, and parts with weight 0 do not', () => {
    fc.assert(
      fc.property(anyParts, fc.constantFrom(2, 3, 10), (parts, k) => {
        const { score, coverage } = composite(parts);
        const scaled = composite(parts.map((each) => ({ ...each, weight: each.weight * k })));
        const turned = composite(parts.toReversed());
        const inert = composite([...parts, part('inert', 0, 12, 100)]);
        for (const other of [scaled, turned, inert]) {
          expect(other.coverage).toBeCloseTo(coverage, 9);
          expect(other.score === null).toBe(score === null);
          expect(other.score ?? 0).toBeCloseTo(score ?? 0, 9);
        }
      }),
    );
  });

  it('the score never falls when a known part rises', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), percent, (parts, index, rise) => {
        const chosen = parts[index % Math.max(1, parts.length)];
        if (!chosen || chosen.score === null) return;
        const raised = parts.map((each) => (each === chosen ? { ...each, score: Math.min(100, (each.score ?? 0) + rise) } : each));
        expect(composite(raised).score ?? 0).toBeGreaterThanOrEqual((composite(parts).score ?? 0) - 1e-9);
      }),
    );
  });

  it('the score never rises when a known part becomes unknown', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), (parts, index) => {
        const hidden = parts.map((each, place) => (place === index % parts.length ? { ...each, score: null } : each));
        expect(composite(hidden).score ?? 0).toBeLessThanOrEqual(composite(parts).score ?? Infinity);
      }),
    );
  });

  it('the mean changes no score', () => {
    fc.assert(
      fc.property(anyParts, percent, (parts, mean) => {
        expect(composite(parts.map((each) => ({ ...each, mean }))).score).toBe(composite(parts).score);
      }),
    );
  });

  it('the aggregate of plain numbers is the composite', () => {
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 0, max: 3 }), (parts, from) => {
        const aggregate = createAggregate(parts.map(({ weight }) => weight));
        const numbers = [...Array<number>(from).fill(7), ...parts.map(({ score }) => score ?? Number.NaN)];
        const { score, coverage } = composite(parts);
        expect(aggregate?.(numbers, from) ?? { score: null, coverage: 0 }).toEqual({ score, coverage });
      }),
    );
  });
});

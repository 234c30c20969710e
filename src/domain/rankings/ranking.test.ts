import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { CRITERIA, DEFAULT_WEIGHTS, type Criterion } from '../shared/method.ts';
import type { Weights } from '../shared/criteria.ts';
import { createScorer } from './weights.ts';
import type { RankedCollege } from './ranked-order.ts';
import { criterionScoresOf, type CriterionScores } from '../scores/criterion-scores.ts';
import { inSuggestedOrder } from '../order/suggested-order.ts';
import { PRESETS } from '../order/presets.ts';
import { anyCollege, anyWeights, AUBURN_LIKE, plainlyRankedBy, rankedBy, someScored, weightsWith } from './rankings.fixture.ts';
import type { ScoredCollege } from '../order/scored-college.ts';

const unknown = Object.fromEntries(CRITERIA.map((key) => [key, null])) as CriterionScores;
const entry = (id: number, name: string, cost: number | null, completion: number | null): ScoredCollege => ({
  college: aCollege({ id, name }),
  scores: { ...unknown, cost, completion },
});
const GREEKS = [
  entry(1, 'Alpha', 80, 60),
  entry(2, 'Beta', 40, 90),
  entry(3, 'Gamma', null, 80),
  entry(4, 'Delta', 80, 60),
  entry(5, 'Epsilon', null, null),
];
const lines = (items: readonly RankedCollege[]) => items.map(({ rank, score, college }) => [college.name, score, rank]);

describe('worked examples', () => {
  it('rank five colleges by cost 2 and completion 3', () => {
    const items = rankedBy(GREEKS, weightsWith({ cost: 2, completion: 3 }));
    expect(lines(items)).toEqual([
      ['Beta', 70, 1],
      ['Alpha', 68, 2],
      ['Delta', 68, 2],
      ['Gamma', 48, 4],
      ['Epsilon', null, null],
    ]);
    expect(items[3]?.coverage).toBeCloseTo(0.6, 9);
  });

  it('rank them by cost alone', () => {
    expect(lines(rankedBy(GREEKS, weightsWith({ cost: 1 }))).slice(0, 3)).toEqual([
      ['Alpha', 80, 1],
      ['Delta', 80, 1],
      ['Beta', 40, 3],
    ]);
  });

  it('score a college like Auburn, with contributions', () => {
    const scores = criterionScoresOf(AUBURN_LIKE);
    const expected: Partial<Record<Criterion, number>> = {
      cost: 47.834286,
      value: 64.179472,
      earnings: 50.481429,
      completion: 83.754114,
      prestige: 55.487426,
      research: 78.365768,
      safety: 47.892577,
      access: 26.313639,
    };
    for (const [key, score] of Object.entries(expected)) expect(scores[key as Criterion]).toBeCloseTo(score, 6);

    const { score, baseline, coverage, parts } = createScorer(DEFAULT_WEIGHTS)(scores);
    expect(score).toBeCloseTo(59.641704, 6);
    expect(baseline).toBeCloseTo(43.782609, 6);
    expect(coverage).toBe(1);
    const contributions = Object.fromEntries(parts.map(({ key, contribution }) => [key, Number(contribution.toFixed(6))]));
    expect(contributions).toEqual({
      completion: 8.207416,
      research: 4.814415,
      prestige: 3.041291,
      earnings: 2.518509,
      value: 0.711258,
      safety: -0.482931,
      access: -1.364031,
      cost: -1.586832,
    });
  });

  it('count its unknown earnings as 0', () => {
    const { score, coverage, parts } = createScorer(DEFAULT_WEIGHTS)(criterionScoresOf({ ...AUBURN_LIKE, medianEarnings: null }));
    expect(score).toBeCloseTo(45.281501, 6);
    expect(coverage).toBeCloseTo(0.73913, 6);
    const filled = Object.fromEntries(parts.filter(({ isFilled }) => isFilled).map(({ key, used }) => [key, used]));
    expect(filled).toEqual({ earnings: 0, value: 0 });
  });

  it('score it differently by preset', () => {
    const scoreBy = (preset: keyof typeof PRESETS) => createScorer(PRESETS[preset])(criterionScoresOf(AUBURN_LIKE)).score;
    expect(scoreBy('balanced')).toBeCloseTo(59.641704, 6);
    expect(scoreBy('outcomes')).toBeCloseTo((4 * 64.179472 + 5 * 50.481429 + 4 * 83.754114) / 13, 5);
  });

  it('treat all zero as the default weights', () => {
    const scores = criterionScoresOf(AUBURN_LIKE);
    expect(createScorer(weightsWith({}))(scores)).toEqual(createScorer(DEFAULT_WEIGHTS)(scores));
  });
});

describe('ties', () => {
  it('share a rank, and the next ranks are skipped', () => {
    const items = [80, 70, 70, 60].map((cost, index) => entry(index + 1, `College ${index + 1}`, cost, null));
    expect(rankedBy(items, weightsWith({ cost: 1 })).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('are rounded to a tenth of a point', () => {
    const items = [entry(1, 'B', 70.04, null), entry(2, 'A', 69.96, null)];
    expect(lines(rankedBy(items, weightsWith({ cost: 1 })))).toEqual([
      ['A', 70, 1],
      ['B', 70, 1],
    ]);
  });

  it('are in suggested order', () => {
    const weights = weightsWith({ cost: 1, completion: 1 });
    // An unknown cost counts as 0, so all of these score 36.
    const same = { cost: 0, completion: 72 };
    const sized = (size: number, item: ScoredCollege) => ({ ...item, college: { ...item.college, size } });
    const items = [
      entry(7, 'Zeta', same.cost, same.completion),
      entry(5, 'alpha', null, same.completion),
      entry(4, 'Alpha', same.cost, same.completion),
      sized(60_000, entry(3, 'Omega', same.cost, same.completion)),
      sized(90_000, entry(2, 'Sigma', same.cost, same.completion)),
    ];
    const found = rankedBy(items, weights);
    expect(found.map(({ college }) => college.id)).toEqual(idsOf(inSuggestedOrder(items)));
    expect(found.map(({ college }) => college.id)).toEqual([2, 3, 4, 5, 7]);
    expect(new Set(found.map(({ rank }) => rank))).toEqual(new Set([1]));
  });
});

const idsOf = (items: readonly { college: { id: number } }[]) => items.map(({ college }) => college.id);
const placesOf = (items: readonly RankedCollege[]) =>
  items.map(({ college, rank, score, coverage }) => [college.id, rank, score, coverage]);

describe('for any colleges', () => {
  it('the order does not depend on the order of the input', () => {
    fc.assert(
      fc.property(someScored(), anyWeights, (entries, weights) => {
        expect(placesOf(rankedBy(entries.toReversed(), weights))).toEqual(placesOf(rankedBy(entries, weights)));
      }),
    );
  });

  it('the order of two colleges does not depend on others', () => {
    fc.assert(
      fc.property(someScored(), anyWeights, fc.nat({ max: 12 }), (entries, weights, gone) => {
        const without = entries.filter(({ college }) => college.id !== gone);
        expect(idsOf(rankedBy(without, weights))).toEqual(idsOf(rankedBy(entries, weights)).filter((id) => id !== gone));
      }),
    );
  });

  it('a better score never lowers a college', () => {
    fc.assert(
      fc.property(
        someScored(),
        anyWeights,
        fc.constantFrom(...CRITERIA),
        fc.integer({ min: 1, max: 50 }),
        (entries, weights, key, rise) => {
          const [first] = entries;
          const score = first?.scores[key];
          if (!first || typeof score !== 'number') return;
          const better = { ...first, scores: { ...first.scores, [key]: Math.min(100, score + rise) } };
          const rankIn = (all: readonly ScoredCollege[]) =>
            rankedBy(all, weights).find(({ college }) => college === first.college)?.rank ?? Infinity;
          expect(rankIn([better, ...entries.slice(1)])).toBeLessThanOrEqual(rankIn(entries));
        },
      ),
    );
  });

  it('there is a first rank exactly if a college has a score, and colleges without a score come last', () => {
    fc.assert(
      fc.property(someScored(), anyWeights, (entries, weights) => {
        const items = rankedBy(entries, weights);
        const isScored = items.map(({ score }) => score !== null);
        expect(items[0]?.rank === 1).toBe(isScored.includes(true));
        expect(isScored).toEqual(isScored.toSorted((a, b) => Number(b) - Number(a)));
        expect(items.every(({ rank, score }) => (rank === null) === (score === null))).toBe(true);
      }),
    );
  });

  it('only proportions of weights count, and criteria with weight 0 do not', () => {
    const few = fc.constantFrom(weightsWith({ cost: 1, access: 2 }), weightsWith({ completion: 2, prestige: 1, debt: 1 }));
    const idle = fc.constantFrom<Criterion>('athletics', 'safety', 'value');
    fc.assert(
      fc.property(someScored(), few, idle, fc.option(fc.constantFrom(0, 100)), (entries, weights, key, score) => {
        const twice = Object.fromEntries(CRITERIA.map((each) => [each, weights[each] * 2])) as Weights;
        expect(placesOf(rankedBy(entries, twice))).toEqual(placesOf(rankedBy(entries, weights)));
        const others = entries.map((each) => ({ ...each, scores: { ...each.scores, [key]: score } }));
        // Criteria without weight can part ties, because the suggested order counts them.
        const byId = (items: readonly RankedCollege[]) => placesOf(items.toSorted((a, b) => a.college.id - b.college.id));
        expect(byId(rankedBy(others, weights))).toEqual(byId(rankedBy(entries, weights)));
      }),
    );
  });

  it('the counting sort equals a plain sort', () => {
    fc.assert(
      fc.property(someScored(40), anyWeights, (entries, weights) => {
        expect(placesOf(rankedBy(entries, weights))).toEqual(placesOf(plainlyRankedBy(entries, weights)));
      }),
    );
  });
});

describe('for any figures of a college', () => {
  const scored = fc.tuple(anyCollege.map(criterionScoresOf), anyWeights);
  const runs = { numRuns: 1_000 };

  it('the score is 0–100, and the contributions add up to it', () => {
    fc.assert(
      fc.property(scored, ([scores, weights]) => {
        const { score, baseline, parts } = createScorer(weights)(scores);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const explained = parts.reduce((sum, { contribution }) => sum + contribution, baseline);
        expect(Math.abs(explained - score)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  it('the same proportions give the same score', () => {
    fc.assert(
      fc.property(scored, fc.integer({ min: 2, max: 9 }), ([scores, weights], k) => {
        const more = Object.fromEntries(CRITERIA.map((key) => [key, weights[key] * k])) as Weights;
        expect(createScorer(more)(scores)).toEqual(createScorer(weights)(scores));
      }),
      runs,
    );
  });

  it('the score never falls when one criterion rises', () => {
    fc.assert(
      fc.property(scored, fc.constantFrom(...CRITERIA), fc.double({ min: 0, max: 100, noNaN: true }), ([scores, weights], key, rise) => {
        const now = scores[key];
        if (now === null) return;
        const scoreOf = createScorer(weights);
        const better = scoreOf({ ...scores, [key]: Math.min(100, now + rise) });
        expect(better.score ?? 0).toBeGreaterThanOrEqual((scoreOf(scores).score ?? 0) - 1e-9);
      }),
      runs,
    );
  });

  it('the score never rises when a criterion becomes unknown', () => {
    fc.assert(
      fc.property(scored, fc.constantFrom(...CRITERIA), ([scores, weights], key) => {
        const scoreOf = createScorer(weights);
        expect(scoreOf({ ...scores, [key]: null }).score ?? 0).toBeLessThanOrEqual(scoreOf(scores).score ?? 0);
      }),
      runs,
    );
  });
});

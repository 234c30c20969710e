import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { CRITERIA, DEFAULT_WEIGHTS, MEAN, type Criterion } from '../shared/method.ts';
import type { Weights } from '../scores/criteria.ts';
import { criterionScoresOf, type CriterionScores } from '../scores/criterion-scores.ts';
import { PRESETS } from './presets.ts';
import { createScoring, type Ranked } from './ranking.ts';
import { anyCollege, anyWeights, AUBURN_LIKE, plainlyRankedBy, rankedBy, someScored, weightsWith } from './rankings.fixture.ts';
import type { ScoredCollege } from './score-matrix.ts';

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
const lines = (items: readonly Ranked[]) => items.map(({ rank, score, college }) => [college.name, score, rank]);

describe('the examples', () => {
  it('ranks five colleges by cost 2 and completion 3', () => {
    const items = rankedBy(GREEKS, weightsWith({ cost: 2, completion: 3 }));
    expect(lines(items)).toEqual([
      ['Gamma', 71.2, 1],
      ['Beta', 70, 2],
      ['Alpha', 68, 3],
      ['Delta', 68, 3],
      ['Epsilon', null, null],
    ]);
    expect(items[0]?.coverage).toBeCloseTo(0.6, 9);
  });

  it('ranks them by cost alone', () => {
    expect(lines(rankedBy(GREEKS, weightsWith({ cost: 1 }))).slice(0, 3)).toEqual([
      ['Alpha', 80, 1],
      ['Delta', 80, 1],
      ['Beta', 40, 3],
    ]);
  });

  it('scores a college like Auburn and says why', () => {
    const scores = criterionScoresOf(AUBURN_LIKE);
    const expected: Partial<Record<Criterion, number>> = {
      cost: 47.834286,
      value: 64.179472,
      earnings: 50.481429,
      completion: 83.808333,
      prestige: 60.816477,
      research: 78.365768,
      safety: 47.634038,
      access: 26.325,
    };
    for (const [key, score] of Object.entries(expected)) expect(scores[key as Criterion]).toBeCloseTo(score, 6);

    const { score, baseline, coverage, parts } = createScoring(DEFAULT_WEIGHTS)(scores);
    expect(score).toBeCloseTo(60.570029, 6);
    expect(baseline).toBeCloseTo(45.73913, 6);
    expect(coverage).toBe(1);
    const contributions = Object.fromEntries(parts.map(({ key, contribution }) => [key, Number(contribution.toFixed(6))]));
    expect(contributions).toEqual({
      completion: 7.132246,
      research: 5.075284,
      prestige: 3.446344,
      earnings: 1.99677,
      value: 0.537345,
      safety: -0.407216,
      cost: -1.325963,
      access: -1.623913,
    });
  });

  it('fills in for it when its earnings are not known', () => {
    const { score, coverage, parts } = createScoring(DEFAULT_WEIGHTS)(criterionScoresOf({ ...AUBURN_LIKE, medianEarnings: null }));
    expect(score).toBeCloseTo(61.290944, 6);
    expect(coverage).toBeCloseTo(0.73913, 6);
    const filled = Object.fromEntries(parts.filter(({ isFilled }) => isFilled).map(({ key, used }) => [key, used]));
    expect(filled.earnings).toBeCloseTo(51.477618, 6);
    expect(filled.value).toBeCloseTo(70.477618, 6);
  });

  it('is worth more to one preset than to another', () => {
    const scoreBy = (preset: keyof typeof PRESETS) => createScoring(PRESETS[preset])(criterionScoresOf(AUBURN_LIKE)).score;
    expect(scoreBy('balanced')).toBeCloseTo(60.570029, 6);
    expect(scoreBy('outcomes')).toBeCloseTo((4 * 64.179472 + 5 * 50.481429 + 4 * 83.808333) / 13, 5);
  });

  it('counts all zero as the default', () => {
    const scores = criterionScoresOf(AUBURN_LIKE);
    expect(createScoring(weightsWith({}))(scores)).toEqual(createScoring(DEFAULT_WEIGHTS)(scores));
  });
});

describe('ties', () => {
  it('share a rank, and the next one skips', () => {
    const items = [80, 70, 70, 60].map((cost, index) => entry(index + 1, `College ${index + 1}`, cost, null));
    expect(rankedBy(items, weightsWith({ cost: 1 })).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('are decided below a tenth of a point, which is never claimed', () => {
    const items = [entry(1, 'B', 70.04, null), entry(2, 'A', 69.96, null)];
    expect(lines(rankedBy(items, weightsWith({ cost: 1 })))).toEqual([
      ['A', 70, 1],
      ['B', 70, 1],
    ]);
  });

  it('fall to what is better known, then to the name by code point, then to the id', () => {
    const weights = weightsWith({ cost: 1, completion: 1 });
    // Cost fills in at its mean of 58 whatever else is known, so all of these score 65.
    const same = { cost: 58, completion: 72 };
    const items = [
      entry(9, '🎓', same.cost, same.completion),
      entry(8, '\uFF21', same.cost, same.completion),
      entry(7, 'Zeta', same.cost, same.completion),
      entry(6, 'Zeta', same.cost, same.completion),
      entry(5, 'Alpha', null, same.completion),
      entry(4, 'alpha', same.cost, same.completion),
    ];
    const found = rankedBy(items, weights);
    expect(found.map(({ college }) => college.id)).toEqual([6, 7, 4, 8, 9, 5]);
    expect(new Set(found.map(({ rank }) => rank))).toEqual(new Set([1]));
  });
});

const idsOf = (items: readonly Ranked[]) => items.map(({ college }) => college.id);
const placesOf = (items: readonly Ranked[]) => items.map(({ college, rank, score, coverage }) => [college.id, rank, score, coverage]);

describe('whatever the colleges', () => {
  it('does not depend on the order they come in', () => {
    fc.assert(
      fc.property(someScored(), anyWeights, (entries, weights) => {
        expect(placesOf(rankedBy(entries.toReversed(), weights))).toEqual(placesOf(rankedBy(entries, weights)));
      }),
    );
  });

  it('never swaps two when others join or leave', () => {
    fc.assert(
      fc.property(someScored(), anyWeights, fc.nat({ max: 12 }), (entries, weights, gone) => {
        const without = entries.filter(({ college }) => college.id !== gone);
        expect(idsOf(rankedBy(without, weights))).toEqual(idsOf(rankedBy(entries, weights)).filter((id) => id !== gone));
      }),
    );
  });

  it('never lowers a college for doing better', () => {
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

  it('has a first place exactly if anybody has a score, and leaves the others for the end', () => {
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

  it('goes by proportions of the weights, and by nothing that weighs nothing', () => {
    const few = fc.constantFrom(weightsWith({ cost: 1, access: 2 }), weightsWith({ completion: 2, prestige: 1, debt: 1 }));
    const idle = fc.constantFrom<Criterion>('athletics', 'safety', 'value');
    fc.assert(
      fc.property(someScored(), few, idle, fc.option(fc.constantFrom(0, 100)), (entries, weights, key, score) => {
        const twice = Object.fromEntries(CRITERIA.map((each) => [each, weights[each] * 2])) as Weights;
        const usual = placesOf(rankedBy(entries, weights));
        expect(placesOf(rankedBy(entries, twice))).toEqual(usual);
        const others = entries.map((each) => ({ ...each, scores: { ...each.scores, [key]: score } }));
        expect(placesOf(rankedBy(others, weights))).toEqual(usual);
      }),
    );
  });

  it('counts its way to what plain sorting finds', () => {
    fc.assert(
      fc.property(someScored(40), anyWeights, (entries, weights) => {
        expect(placesOf(rankedBy(entries, weights))).toEqual(placesOf(plainlyRankedBy(entries, weights)));
      }),
    );
  });
});

describe('whatever the figures of a college', () => {
  const scored = fc.tuple(anyCollege.map(criterionScoresOf), anyWeights);
  const runs = { numRuns: 1_000 };

  it('scores within 0–100, and contributions explain the score', () => {
    fc.assert(
      fc.property(scored, ([scores, weights]) => {
        const { score, baseline, parts } = createScoring(weights)(scores);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const explained = parts.reduce((sum, { contribution }) => sum + contribution, baseline);
        expect(Math.abs(explained - score)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  it('gives the same score for the same proportions', () => {
    fc.assert(
      fc.property(scored, fc.integer({ min: 2, max: 9 }), ([scores, weights], k) => {
        const more = Object.fromEntries(CRITERIA.map((key) => [key, weights[key] * k])) as Weights;
        expect(createScoring(more)(scores)).toEqual(createScoring(weights)(scores));
      }),
      runs,
    );
  });

  it('never falls when one criterion rises', () => {
    fc.assert(
      fc.property(scored, fc.constantFrom(...CRITERIA), fc.double({ min: 0, max: 100, noNaN: true }), ([scores, weights], key, rise) => {
        const now = scores[key];
        if (now === null) return;
        const scoreOf = createScoring(weights);
        const better = scoreOf({ ...scores, [key]: Math.min(100, now + rise) });
        expect(better.score ?? 0).toBeGreaterThanOrEqual((scoreOf(scores).score ?? 0) - 1e-9);
      }),
      runs,
    );
  });

  it('scores a college that is average in what it reports as average', () => {
    fc.assert(
      fc.property(scored, ([scores, weights]) => {
        const average = Object.fromEntries(CRITERIA.map((key) => [key, scores[key] === null ? null : MEAN[key]])) as CriterionScores;
        const { score, baseline } = createScoring(weights)(average);
        if (score !== null) expect(score).toBeCloseTo(baseline, 9);
      }),
      runs,
    );
  });

  it('is not moved by learning the very value that stood in for the only gap', () => {
    fc.assert(
      fc.property(scored, ([scores, weights]) => {
        const { score, parts } = createScoring(weights)(scores);
        const [gap, ...others] = parts.filter(({ isFilled }) => isFilled);
        if (score === null || !gap || others.length > 0 || gap.used === 0 || gap.used === 100) return;
        expect(createScoring(weights)({ ...scores, [gap.key]: gap.used }).score).toBeCloseTo(score, 9);
      }),
      runs,
    );
  });
});

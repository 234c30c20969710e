import fc from 'fast-check';
import { aCollege } from '../colleges/college.suite.ts';
import { CRITERIA, DEFAULT_WEIGHTS, type Criterion } from '../shared/method.ts';
import type { Weights } from './criteria.ts';
import { criterionScoresOf, type CriterionScores } from './criterion-scores.ts';
import { createScoring, inRankingOrder, shownScore, withRanks, type Ranked } from './ranking.ts';
import { anyScores, anyWeights, weightsWith } from './rankings.suite.ts';

interface Entry {
  name: string;
  id: number;
  scores: CriterionScores;
}

function ranked(entries: readonly Entry[], weights: Weights): Ranked[] {
  const scoreOf = createScoring(weights);
  const scored = entries.map(({ name, id, scores }) => {
    const { score, coverage } = scoreOf(scores);
    return { college: aCollege({ id, name }), score: shownScore(score), coverage };
  });
  return withRanks(inRankingOrder(scored));
}

const unknown = Object.fromEntries(CRITERIA.map((key) => [key, null])) as CriterionScores;
const entry = (id: number, name: string, cost: number | null, completion: number | null): Entry => ({
  id,
  name,
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

const AUBURN_LIKE = aCollege({
  type: 'Public',
  size: 24_782,
  acceptanceRateNum: 0.71,
  graduationRate: 0.81,
  retentionRate: 0.93,
  netPricePublic: 23_258,
  medianEarnings: 65_337,
  percentPellGrant: 0.13,
  researchFundingTotal: 250e6,
  crimeIncidentsTotal: 209,
  crimeRatePer1000: 2.2,
});

describe('the examples', () => {
  it('ranks five colleges by cost 2 and completion 3', () => {
    const items = ranked(GREEKS, weightsWith({ cost: 2, completion: 3 }));
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
    expect(lines(ranked(GREEKS, weightsWith({ cost: 1 }))).slice(0, 3)).toEqual([
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

  it('counts all zero as the default', () => {
    const scores = criterionScoresOf(AUBURN_LIKE);
    expect(createScoring(weightsWith({}))(scores)).toEqual(createScoring(DEFAULT_WEIGHTS)(scores));
  });
});

describe('ties', () => {
  it('share a rank, and the next one skips', () => {
    const items = [80, 70, 70, 60].map((cost, index) => entry(index + 1, `College ${index + 1}`, cost, null));
    expect(ranked(items, weightsWith({ cost: 1 })).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('are decided below a tenth of a point, which is never claimed', () => {
    const items = [entry(1, 'B', 70.04, null), entry(2, 'A', 69.96, null)];
    expect(lines(ranked(items, weightsWith({ cost: 1 })))).toEqual([
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
    const found = ranked(items, weights);
    expect(found.map(({ college }) => college.id)).toEqual([6, 7, 4, 8, 9, 5]);
    expect(new Set(found.map(({ rank }) => rank))).toEqual(new Set([1]));
  });
});

const anyEntries = fc
  .array(fc.tuple(fc.constantFrom('Alma', 'Bethel', '🎓'), anyScores), { maxLength: 12 })
  .map((drawn): Entry[] => drawn.map(([name, scores], index) => ({ name, id: index + 1, scores })));
const idsOf = (items: readonly Ranked[]) => items.map(({ college }) => college.id);
const placesOf = (items: readonly Ranked[]) => items.map(({ college, rank, score, coverage }) => [college.id, rank, score, coverage]);

describe('whatever the colleges', () => {
  it('does not depend on the order they come in', () => {
    fc.assert(
      fc.property(anyEntries, anyWeights, (entries, weights) => {
        expect(placesOf(ranked(entries.toReversed(), weights))).toEqual(placesOf(ranked(entries, weights)));
      }),
    );
  });

  it('never swaps two when others join or leave', () => {
    fc.assert(
      fc.property(anyEntries, anyWeights, fc.nat({ max: 12 }), (entries, weights, gone) => {
        const without = entries.filter(({ id }) => id !== gone);
        expect(idsOf(ranked(without, weights))).toEqual(idsOf(ranked(entries, weights)).filter((id) => id !== gone));
      }),
    );
  });

  it('never lowers a college for doing better', () => {
    fc.assert(
      fc.property(anyEntries, anyWeights, fc.constantFrom(...CRITERIA), fc.integer({ min: 1, max: 50 }), (entries, weights, key, rise) => {
        const [first] = entries;
        const score = first?.scores[key];
        if (!first || typeof score !== 'number') return;
        const better = { ...first, scores: { ...first.scores, [key]: Math.min(100, score + rise) } };
        const rankIn = (all: readonly Entry[]) => ranked(all, weights).find(({ college }) => college.id === first.id)?.rank ?? Infinity;
        expect(rankIn([better, ...entries.slice(1)])).toBeLessThanOrEqual(rankIn(entries));
      }),
    );
  });

  it('has a first place exactly if anybody has a score, and leaves the others for the end', () => {
    fc.assert(
      fc.property(anyEntries, anyWeights, (entries, weights) => {
        const items = ranked(entries, weights);
        const isScored = items.map(({ score }) => score !== null);
        expect(items[0]?.rank === 1).toBe(isScored.includes(true));
        expect(isScored).toEqual(isScored.toSorted((a, b) => Number(b) - Number(a)));
        expect(items.every(({ rank, score }) => (rank === null) === (score === null))).toBe(true);
      }),
    );
  });

  it('goes by proportions of the weights, and by nothing that weighs nothing', () => {
    const few = fc.constantFrom(weightsWith({ cost: 1, access: 2 }), weightsWith({ completion: 2, prestige: 1, debt: 1 }));
    fc.assert(
      fc.property(anyEntries, few, (entries, weights) => {
        const twice = Object.fromEntries(CRITERIA.map((key) => [key, weights[key] * 2])) as Weights;
        const usual = placesOf(ranked(entries, weights));
        expect(placesOf(ranked(entries, twice))).toEqual(usual);
        const sporty = entries.map((each) => ({ ...each, scores: { ...each.scores, athletics: 100 } }));
        expect(placesOf(ranked(sporty, weights))).toEqual(usual);
      }),
    );
  });
});

import fc from 'fast-check';
import { CRITERIA, DEFAULT_WEIGHTS } from '../shared/method.ts';
import { formatWeights, MAX_WEIGHT, parseWeights, type Weights } from './criteria.ts';
import { PRESETS } from './presets.ts';
import { anyWeights, weightsWith } from './rankings.suite.ts';
import { simplified } from './weights.ts';

describe('weights in an address', () => {
  it('are ten digits, each of them at most five', () => {
    expect(parseWeights('3240542102')).toEqual(DEFAULT_WEIGHTS);
    for (const text of ['', '324054210', '32405421020', '3240542106', '0000000000', '324054210x', ' 3240542102']) {
      expect(parseWeights(text)).toBeNull();
    }
  });

  it('come back as they went', () => {
    fc.assert(fc.property(anyWeights, (weights) => expect(parseWeights(formatWeights(weights))).toEqual(weights)));
  });
});

describe('presets', () => {
  it('are weights an address can carry', () => {
    for (const weights of Object.values(PRESETS)) expect(parseWeights(formatWeights(weights))).toEqual(weights);
  });

  it('spell the default out', () => {
    expect(DEFAULT_WEIGHTS).toEqual({
      cost: 3,
      value: 2,
      earnings: 4,
      debt: 0,
      completion: 5,
      prestige: 4,
      research: 2,
      safety: 1,
      athletics: 0,
      access: 2,
    });
  });
});

describe('simplified weights', () => {
  it('are one for all of the same proportions', () => {
    expect(simplified(weightsWith({ cost: 4, access: 2 }))).toEqual(weightsWith({ cost: 2, access: 1 }));
    expect(simplified(weightsWith({ cost: 5 }))).toEqual(weightsWith({ cost: 1 }));
    expect(simplified(weightsWith({}))).toEqual(DEFAULT_WEIGHTS);
    fc.assert(
      fc.property(anyWeights, fc.integer({ min: 1, max: 9 }), (weights, k) => {
        const scaled = Object.fromEntries(CRITERIA.map((key) => [key, weights[key] * k])) as Weights;
        expect(simplified(scaled)).toEqual(simplified(weights));
        expect(Math.max(...Object.values(simplified(weights)))).toBeLessThanOrEqual(MAX_WEIGHT);
      }),
    );
  });
});

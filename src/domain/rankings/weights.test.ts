import fc from 'fast-check';
import { CRITERIA, DEFAULT_WEIGHTS } from '../shared/method.ts';
import { areAllZero, formatWeights, MAX_WEIGHT, parseWeights, type Weights } from '../shared/criteria.ts';
import { PRESETS } from '../order/presets.ts';
import { anyWeights, weightsWith } from './rankings.fixture.ts';
import { reducedWeights, neighboringWeights, weightsOrDefault } from './weights.ts';

describe('weights in an address', () => {
  it('are ten digits from 0 to 5', () => {
    expect(parseWeights('3240542102')).toEqual(DEFAULT_WEIGHTS);
    for (const text of ['', '324054210', '32405421020', '3240542106', '324054210x', ' 3240542102']) {
      expect(parseWeights(text)).toBeNull();
    }
  });

  it('may be all zero, which means the default', () => {
    const nothing = parseWeights('0000000000');
    expect(nothing).toEqual(weightsWith({}));
    expect(weightsOrDefault(nothing ?? undefined, DEFAULT_WEIGHTS)).toEqual(DEFAULT_WEIGHTS);
    expect(weightsOrDefault(undefined, DEFAULT_WEIGHTS)).toEqual(DEFAULT_WEIGHTS);
    expect(weightsOrDefault(PRESETS.sport, DEFAULT_WEIGHTS)).toEqual(PRESETS.sport);
  });

  it('round-trip', () => {
    fc.assert(fc.property(anyWeights, (weights) => expect(parseWeights(formatWeights(weights))).toEqual(weights)));
  });
});

describe('presets', () => {
  it('are valid weights of an address', () => {
    expect(Object.entries(PRESETS).map(([name, weights]) => [name, formatWeights(weights)])).toEqual([
      ['balanced', '3240542102'],
      ['prestige', '0020453000'],
      ['outcomes', '0450400000'],
      ['affordable', '5402300001'],
      ['mobility', '3000303005'],
      ['safe', '2000300500'],
      ['sport', '1000100050'],
      ['community-college', '5330400102'],
    ]);
  });

  it('include the default weights', () => {
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

describe('reduced weights', () => {
  it('are equal for the same proportions', () => {
    expect(reducedWeights(weightsWith({ cost: 4, access: 2 }))).toEqual(weightsWith({ cost: 2, access: 1 }));
    expect(reducedWeights(weightsWith({ cost: 5 }))).toEqual(weightsWith({ cost: 1 }));
    expect(reducedWeights(weightsWith({}))).toEqual(DEFAULT_WEIGHTS);
    fc.assert(
      fc.property(anyWeights, fc.integer({ min: 1, max: 9 }), (weights, k) => {
        const scaled = Object.fromEntries(CRITERIA.map((key) => [key, weights[key] * k])) as Weights;
        expect(reducedWeights(scaled)).toEqual(reducedWeights(weights));
        expect(Math.max(...Object.values(reducedWeights(weights)))).toBeLessThanOrEqual(MAX_WEIGHT);
      }),
    );
  });
});

describe('neighboring weights', () => {
  const near = (text: string) => neighboringWeights(parseWeights(text) ?? DEFAULT_WEIGHTS).map(formatWeights);

  it('differ in one digit by one, and are valid', () => {
    expect(near('3240542102')).toHaveLength(17);
    expect(near('3240542102').slice(0, 3)).toEqual(['2240542102', '4240542102', '3140542102']);
    expect(near('5555555555')).toHaveLength(10);
    expect(near('1111111111')).toHaveLength(20);
  });

  it('are never all zero', () => {
    expect(near('1000000000')).toEqual(expect.not.arrayContaining(['0000000000']));
    expect(near('1000000000')).toHaveLength(10);
    fc.assert(
      fc.property(anyWeights, (weights) => {
        for (const others of neighboringWeights(weights)) expect(areAllZero(others)).toBe(false);
      }),
    );
  });
});

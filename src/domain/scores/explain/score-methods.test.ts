import { ATHLETICS, PRESTIGE, RESEARCH } from '../../shared/method.ts';
import { dollarsInWords } from '../scale-words.ts';
import { SCORE_METHODS } from './score-methods.ts';
import { STORED_SCORES } from '../stored-scores.ts';

it.each(STORED_SCORES)('%s has complete sentences', (key) => {
  const { label, meaning, formula, parts, caveat } = SCORE_METHODS[key];
  for (const text of [label, meaning, formula, caveat, ...parts.flatMap((part) => [part.label, part.scale])]) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|null|NaN|N\/A|!/);
  }
  for (const sentence of [meaning, caveat]) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

it('has the weights and means of the method', () => {
  const specs = (key: keyof typeof SCORE_METHODS) =>
    Object.fromEntries(SCORE_METHODS[key].parts.map(({ key: part, weight, mean }) => [part, { weight, mean }]));
  expect(specs('prestigeScore')).toEqual(PRESTIGE.parts);
  expect(specs('athleticsScore')).toEqual(ATHLETICS.parts);
  expect(SCORE_METHODS.researchScore.parts.map(({ weight }) => weight)).toEqual([
    RESEARCH.parts.amount.weight,
    RESEARCH.parts.intensity.weight,
  ]);
});

it('names what scores measure, and what they do not', () => {
  const { prestigeScore, carnegieScore, safetyScore } = SCORE_METHODS;
  expect(prestigeScore.label).toBe('Selectivity and completion');
  expect(carnegieScore.label).toContain('type, not quality');
  expect(safetyScore.caveat).toMatch(
    /report offenses themselves.*only those on campus.*no college under 1,000 students should be called safest/,
  );
});

it('describes the scales', () => {
  expect(SCORE_METHODS.prestigeScore.parts.map(({ scale }) => scale)).toEqual([
    '100% scores 0, 4% or less scores 100, each halving adds 21.5 points',
    'an SAT of 800 scores 0, an SAT of 1550 scores 100, linear between',
    '20% scores 0, 95% scores 100, linear between',
    '50% scores 0, 98% scores 100, linear between',
  ]);
  expect(SCORE_METHODS.researchScore.parts[0]?.scale).toBe('$150,000 scores 0, $1.5 billion scores 100, 25 points for each factor of ten');
  expect(SCORE_METHODS.safetyScore.formula).toBe(
    '100 × 2 / (2 + rate), where rate = (offenses + 0.55) / (thousands of all students × years + 0.3)',
  );
  expect(SCORE_METHODS.athleticsScore.parts[2]?.scale).toBe('0.5% scores 0, 75% scores 100, 46 points for each factor of ten');
  expect(SCORE_METHODS.safetyScore.parts[0]?.scale).toBe('0 scores 100, 2 scores 50, 6 scores 25');
});

it.each([
  [10, '$10'],
  [150_000, '$150,000'],
  [999_999, '$999,999'],
  [20_412_000, '$20.4 million'],
  [273_861_279, '$273.9 million'],
  [1.5e9, '$1.5 billion'],
])('writes %d as %s', (dollars, words) => {
  expect(dollarsInWords(dollars)).toBe(words);
});

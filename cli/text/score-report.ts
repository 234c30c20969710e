import { countText } from '../../src/domain/colleges/display.ts';
import { SCORE_METHODS, type MethodPart } from '../../src/domain/scores/explain/score-methods.ts';
import type { ScoreDrift } from '../../src/domain/scores/scores.ports.ts';
import { STORED_SCORES, type StoredScore } from '../../src/domain/scores/stored-scores.ts';
import { METHOD_VERSION, MIN_COVERAGE } from '../../src/domain/shared/method.ts';
import { tableText } from './table.ts';

/** The result of a recomputation as text. */
export function driftText({ colleges, differing, byScore }: ScoreDrift, isCheck: boolean): string {
  if (differing === 0) return `The stored scores of ${countText(colleges)} colleges match method ${METHOD_VERSION}.`;
  const done = isCheck ? 'Nothing changed: this was a check.' : 'The new scores are stored.';
  const counts = STORED_SCORES.map((key) => [key, countText(byScore[key])]);
  const head = `${countText(differing)} of ${countText(colleges)} colleges had other scores. ${done}`;
  return `${head}\n\n${tableText(['Score', 'Differed'], counts, 1)}`;
}

/** The method of the scores as text: the running rules and constants. */
export function methodText(): string {
  const share = Math.round(100 * MIN_COVERAGE);
  const head = `Method ${METHOD_VERSION}. Scores range from 0 to 100. A weighted score needs ${share}% of its weight known; an unknown part counts as low.`;
  return [head, ...STORED_SCORES.map(scoreText)].join('\n\n');
}

export const methodJson = (): string =>
  JSON.stringify({ version: METHOD_VERSION, minCoverage: MIN_COVERAGE, scores: SCORE_METHODS }, null, 2);

function scoreText(key: StoredScore): string {
  const { label, meaning, formula, parts, caveat } = SCORE_METHODS[key];
  const table = tableText(['Part', 'Weight', 'Typical', 'Scale'], parts.map(cellsOf));
  return [`${label} (${key})`, meaning, `= ${formula}`, table, caveat].join('\n');
}

const cellsOf = ({ label, weight, mean, scale }: MethodPart): string[] => [
  label,
  weight === null ? '' : `${weight}%`,
  String(mean ?? ''),
  scale,
];

import { SCORE_METHODS } from '../../src/domain/scores/explain/method.ts';
import type { MethodPart } from '../../src/domain/scores/explain/parts.ts';
import type { ScoreDrift } from '../../src/domain/scores/scores.ports.ts';
import { STORED_SCORES, type StoredScore } from '../../src/domain/scores/stored-scores.ts';
import { METHOD_VERSION, MIN_COVERAGE } from '../../src/domain/shared/method.ts';
import { tableText } from './table.ts';

const number = new Intl.NumberFormat('en-US');

/** What a recomputation found, for people. */
export function driftText({ colleges, differing, byScore }: ScoreDrift, isCheck: boolean): string {
  if (differing === 0) return `The stored scores of ${number.format(colleges)} colleges are what method ${METHOD_VERSION} gives.`;
  const done = isCheck ? 'Nothing was changed: this was a check.' : 'They are stored now.';
  const counts = STORED_SCORES.map((key) => [key, number.format(byScore[key])]);
  const head = `${number.format(differing)} of ${number.format(colleges)} colleges had other scores. ${done}`;
  return `${head}\n\n${tableText(['Score', 'Differed'], counts, 1)}`;
}

/** How the scores are made, for people: the rules and constants that run. */
export function methodText(): string {
  const share = Math.round(100 * MIN_COVERAGE);
  const head = `Method ${METHOD_VERSION}. Scores run from 0 to 100. Where parts are weighed, ${share}% of the weight must be known.`;
  return [head, ...STORED_SCORES.map(scoreText)].join('\n\n');
}

export const methodJson = (): string =>
  JSON.stringify({ version: METHOD_VERSION, minCoverage: MIN_COVERAGE, scores: SCORE_METHODS }, null, 2);

function scoreText(key: StoredScore): string {
  const { label, meaning, formula, parts, caveat } = SCORE_METHODS[key];
  const table = tableText(['Part', 'Weight', 'Typical', 'Follows', 'Scale'], parts.map(cellsOf));
  return [`${label} (${key})`, meaning, `= ${formula}`, table, caveat].join('\n');
}

/** `Follows`: by how much of its standing elsewhere a missing part moves from the typical score. */
const cellsOf = ({ label, weight, mean, rho, scale }: MethodPart): string[] => [
  label,
  weight === null ? '' : `${weight}%`,
  String(mean ?? ''),
  String(rho ?? ''),
  scale,
];

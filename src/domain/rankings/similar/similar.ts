import type { CollegeLevel, CollegeRecord, CollegeType } from '../../colleges/college.ts';
import { levelOf } from '../../colleges/kind/level.ts';
import { byNameThenId } from '../../shared/code-point-order.ts';
import { SIMILAR, type Criterion } from '../../shared/method.ts';
import { criterionScoresOf } from '../../scores/criterion-scores.ts';
import { knownStudents, logScore } from '../../scores/scales.ts';
import { similarityInWords } from './similar-words.ts';

/** A college that is similar to another one, and why. */
export interface SimilarCollege {
  college: CollegeRecord;
  /** One line of display text. */
  reason: string;
}

/** The compared criteria, besides size. Region is left out, because students also look in other regions. */
const COMPARED = ['cost', 'earnings', 'completion', 'prestige', 'research'] as const satisfies readonly Criterion[];
const FEATURES = COMPARED.length + 1;
const MIN_KNOWN = SIMILAR.minKnown * FEATURES;

/** The listed colleges of one level, with one row of features each: 0–100, NaN if missing. */
interface LevelGroup {
  colleges: readonly CollegeRecord[];
  types: readonly CollegeType[];
  features: Float64Array;
}

interface Neighbor {
  college: CollegeRecord;
  distance: number;
}

/** Finds similar listed colleges. They are scored once for each level, at the first request. */
export function createSimilar(listed: readonly CollegeRecord[]) {
  const levels = new Map<CollegeLevel, LevelGroup>();
  const groupOf = (level: CollegeLevel): LevelGroup => {
    const group = levels.get(level) ?? createLevelGroup(listed.filter((college) => levelOf(college) === level));
    levels.set(level, group);
    return group;
  };

  return {
    /** At most six colleges of the same level, most similar first. The given college may be closed. */
    of: (college: CollegeRecord): SimilarCollege[] =>
      nearestOf(college, groupOf(levelOf(college))).map(({ college: other }) => ({
        college: other,
        reason: similarityInWords(college, other),
      })),
  };
}

function createLevelGroup(colleges: readonly CollegeRecord[]): LevelGroup {
  return { colleges, types: colleges.map(({ type }) => type), features: Float64Array.from(colleges.flatMap(featuresOf)) };
}

function featuresOf(college: CollegeRecord): number[] {
  const scores = criterionScoresOf(college);
  const size = logScore(knownStudents(college.size), SIMILAR.size.zero, SIMILAR.size.full);
  return [size, ...COMPARED.map((key) => scores[key])].map((score) => score ?? Number.NaN);
}

function nearestOf(college: CollegeRecord, { colleges, types, features }: LevelGroup): Neighbor[] {
  const own = featuresOf(college);
  const nearest: Neighbor[] = [];
  colleges.forEach((other, row) => {
    const gap = types[row] === college.type ? 0 : SIMILAR.otherControl;
    const distance = distanceTo(own, features, row * FEATURES) + gap;
    // A comparison with NaN is false, so such a college is never near.
    if (distance <= (nearest[SIMILAR.shown - 1]?.distance ?? Infinity) && other.id !== college.id) {
      keepNearest(nearest, { college: other, distance });
    }
  });
  return nearest;
}

/** Root mean square over the features known of both; NaN if too few are known. */
function distanceTo(own: readonly number[], features: Float64Array, from: number): number {
  let known = 0;
  let squares = 0;
  for (let index = 0; index < FEATURES; index += 1) {
    const gap = (own[index] as number) - (features[from + index] as number);
    if (Number.isNaN(gap)) continue;
    known += 1;
    squares += gap * gap;
  }
  return known < MIN_KNOWN ? Number.NaN : Math.sqrt(squares / known);
}

/** Inserts into the sorted list and cuts it to its length. */
function keepNearest(nearest: Neighbor[], candidate: Neighbor): void {
  const behind = nearest.findIndex((kept) => compareNeighbors(candidate, kept) < 0);
  nearest.splice(behind < 0 ? nearest.length : behind, 0, candidate);
  nearest.length = Math.min(nearest.length, SIMILAR.shown);
}

const compareNeighbors = (a: Neighbor, b: Neighbor): number => a.distance - b.distance || byNameThenId(a.college, b.college);

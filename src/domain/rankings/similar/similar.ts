import type { CollegeLevel, CollegeRecord, CollegeType } from '../../colleges/college.ts';
import { byCodePoint } from '../../shared/code-point-order.ts';
import { SIMILAR, type Criterion } from '../../shared/method.ts';
import { criterionScoresOf } from '../../scores/criterion-scores.ts';
import { knownStudents, log } from '../../scores/scales.ts';
import { similarityInWords } from './similar-words.ts';

/** A college that is much like another, and in what. */
export interface SimilarCollege {
  college: CollegeRecord;
  /** One line for people. */
  reason: string;
}

/** What is compared besides the size. Region is not: people look for another such college elsewhere, too. */
const COMPARED = ['cost', 'earnings', 'completion', 'prestige', 'research'] as const satisfies readonly Criterion[];
const FEATURES = COMPARED.length + 1;
const MIN_KNOWN = SIMILAR.minKnown * FEATURES;

/** Open colleges of one level, and what they are compared by: one row of numbers each, 0–100, NaN where missing. */
interface Level {
  colleges: readonly CollegeRecord[];
  types: readonly CollegeType[];
  features: Float64Array;
}

interface Neighbor {
  college: CollegeRecord;
  distance: number;
}

/** The open colleges most like any one. They are scored once, when first asked for; an answer then looks at each of them once. */
export function createSimilar(open: readonly CollegeRecord[]) {
  const levels = new Map<CollegeLevel, Level>();
  const levelOf = (level: CollegeLevel): Level => {
    const made = levels.get(level) ?? makeLevel(open.filter((college) => college.level === level));
    levels.set(level, made);
    return made;
  };

  return {
    /** Six at most of the same level, the most alike first, never the college itself, which may be closed. */
    of: (college: CollegeRecord): SimilarCollege[] =>
      nearestOf(college, levelOf(college.level)).map(({ college: other }) => ({
        college: other,
        reason: similarityInWords(college, other),
      })),
  };
}

function makeLevel(colleges: readonly CollegeRecord[]): Level {
  return { colleges, types: colleges.map(({ type }) => type), features: Float64Array.from(colleges.flatMap(featuresOf)) };
}

function featuresOf(college: CollegeRecord): number[] {
  const scores = criterionScoresOf(college);
  const size = log(knownStudents(college.size), SIMILAR.size.zero, SIMILAR.size.full);
  return [size, ...COMPARED.map((key) => scores[key])].map((score) => score ?? Number.NaN);
}

function nearestOf(college: CollegeRecord, { colleges, types, features }: Level): Neighbor[] {
  const own = featuresOf(college);
  const nearest: Neighbor[] = [];
  colleges.forEach((other, row) => {
    const gap = types[row] === college.type ? 0 : SIMILAR.otherControl;
    const distance = distanceTo(own, features, row * FEATURES) + gap;
    // NaN is farther than everything.
    if (distance <= (nearest[SIMILAR.shown - 1]?.distance ?? Infinity) && other.id !== college.id) {
      keepNearest(nearest, { college: other, distance });
    }
  });
  return nearest;
}

/** Root mean square over what is known of both; NaN where that is too little. */
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

/** Inserts into the short sorted list, and drops what is one too many. */
function keepNearest(nearest: Neighbor[], candidate: Neighbor): void {
  const behind = nearest.findIndex((kept) => compareNeighbors(candidate, kept) < 0);
  nearest.splice(behind < 0 ? nearest.length : behind, 0, candidate);
  nearest.length = Math.min(nearest.length, SIMILAR.shown);
}

const compareNeighbors = (a: Neighbor, b: Neighbor): number =>
  a.distance - b.distance || byCodePoint(a.college.name, b.college.name) || a.college.id - b.college.id;

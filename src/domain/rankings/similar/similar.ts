import type { CollegeLevel, CollegeRecord } from '../../colleges/college.ts';
import { campusesById, comparedRecord } from '../../colleges/federal-aid/campuses.ts';
import { levelOf } from '../../colleges/kind/level.ts';
import { SIMILAR } from '../../shared/method.ts';
import { addPicks, createPicks, type Pick } from './picks.ts';
import { kindDistance, profileOf, type Neighbor, type Profile } from './profile.ts';
import { figureDistance, pointsOf, SIMILAR_FIGURES } from './similar-figures.ts';
import { similarityInWords } from './similar-words.ts';

/** A college that is similar to another one, and why. */
export interface SimilarCollege {
  college: CollegeRecord;
  /** What it is picked for, besides its similarity. */
  picks: readonly Pick[];
  /** One line of display text. */
  reason: string;
}

/** The listed colleges of one level, and what each is compared by. */
interface LevelGroup {
  rows: readonly Profile[];
  /** One row of points for each college: NaN if missing. */
  points: Float64Array;
}

/**
 * Finds similar listed colleges. They are profiled once for each level, at the first request. `listed` is in the order of ties. What is
 * published only for all campuses of a branch is unknown of it.
 */
export function createSimilar(listed: readonly CollegeRecord[]) {
  const levels = new Map<CollegeLevel, LevelGroup>();
  const campuses = campusesById(listed);
  const comparedOf = (college: CollegeRecord) => comparedRecord(campuses.get(college.id), college);
  const recordOf = new Map(listed.map((college) => [college.id, college]));
  const groupOf = (level: CollegeLevel): LevelGroup => {
    const group = levels.get(level) ?? createLevelGroup(listed.filter((college) => levelOf(college) === level).map(comparedOf));
    levels.set(level, group);
    return group;
  };

  return {
    /** At most six colleges of the same level, most similar first. The given college may be closed. */
    of(college: CollegeRecord): SimilarCollege[] {
      const own = comparedOf(college);
      const { nearest, picks } = nearestOf(profileOf(own), groupOf(levelOf(own)));
      return addPicks(nearest, picks).map(({ college: other }) => ({
        college: recordOf.get(other.id) ?? other,
        picks: picks.of(other),
        reason: similarityInWords(own, other, picks),
      }));
    },
  };
}

function createLevelGroup(colleges: readonly CollegeRecord[]): LevelGroup {
  return { rows: colleges.map(profileOf), points: Float64Array.from(colleges.flatMap(pointsOf)) };
}

function nearestOf(own: Profile, { rows, points }: LevelGroup) {
  const ownPoints = pointsOf(own.college);
  const nearest: Neighbor[] = [];
  const picks = createPicks(own);
  const farthest = () => nearest[SIMILAR.shown - 1]?.distance ?? Infinity;
  rows.forEach((other, row) => {
    const kind = kindDistance(own, other);
    if (other.college.id === own.college.id || kind >= Math.max(farthest(), picks.farthest())) return;
    const distance = kind + figureDistance(ownPoints, points, row * SIMILAR_FIGURES.length);
    // NaN: too few figures are known of both. A comparison with NaN is false.
    if (distance < picks.farthest()) picks.offer(other, distance);
    if (distance < farthest()) keepNearest(nearest, { college: other.college, distance });
  });
  return { nearest, picks };
}

/** Inserts into the sorted list, behind equals, and cuts it to its length. */
function keepNearest(nearest: Neighbor[], candidate: Neighbor): void {
  const behind = nearest.findIndex(({ distance }) => candidate.distance < distance);
  nearest.splice(behind < 0 ? nearest.length : behind, 0, candidate);
  nearest.length = Math.min(nearest.length, SIMILAR.shown);
}

import { packAnswers, packedFit, QUESTIONS, type PackedAnswers } from './match/habit-fit.ts';
import { comparedProfile, type ComparedProfile } from './match/profile-fit.ts';
import { displayedOf, type MatchPerson } from './score.ts';

/** A place in a list sorted by match. */
export interface RankedRoommate {
  id: number;
  /** Null: not enough answers. */
  displayed: number | null;
  n: number;
  hasDealBreaker: boolean;
}

/** The profiles of a college as columns, to compare thousands of them with a viewer in some milliseconds. */
export interface RoommatePool {
  readonly size: number;
  has: (id: number) => boolean;
  /** Adds a profile, or replaces it. */
  put: (id: number, person: MatchPerson) => void;
  remove: (id: number) => void;
  /** What `matchOf` says of each wanted profile, in no order. */
  compare: (viewer: MatchPerson, isWanted: (id: number) => boolean) => RankedRoommate[];
}

const FIRST_CAPACITY = 64;

export function createPool(entries: Iterable<readonly [id: number, person: MatchPerson]> = []): RoommatePool {
  const places = new Map<number, number>();
  const ids: number[] = [];
  const profiles: ComparedProfile[] = [];
  let answers: PackedAnswers = new Uint16Array(FIRST_CAPACITY * QUESTIONS);

  const put = (id: number, person: MatchPerson): void => {
    const place = places.get(id) ?? ids.length;
    if ((place + 1) * QUESTIONS > answers.length) answers = doubled(answers);
    places.set(id, place);
    ids[place] = id;
    profiles[place] = comparedProfile(person);
    packAnswers(person.answers, answers, place * QUESTIONS);
  };

  /** The last profile takes the free place. */
  const remove = (id: number): void => {
    const place = places.get(id);
    const lastId = ids.at(-1);
    const lastProfile = profiles.at(-1);
    if (place === undefined || lastId === undefined || !lastProfile) return;
    answers.copyWithin(place * QUESTIONS, (ids.length - 1) * QUESTIONS, ids.length * QUESTIONS);
    ids[place] = lastId;
    profiles[place] = lastProfile;
    places.set(lastId, place).delete(id);
    ids.pop();
    profiles.pop();
  };

  const compare = (viewer: MatchPerson, isWanted: (id: number) => boolean): RankedRoommate[] => {
    const mine: PackedAnswers = new Uint16Array(QUESTIONS);
    packAnswers(viewer.answers, mine);
    const profile = comparedProfile(viewer);
    const compared: RankedRoommate[] = [];
    for (const [place, id] of ids.entries()) {
      if (!isWanted(id)) continue;
      const habits = packedFit(mine, answers, place * QUESTIONS);
      const displayed = displayedOf(habits, profile, profiles[place] as ComparedProfile);
      compared.push({ id, displayed, n: habits.n, hasDealBreaker: habits.hasDealBreaker });
    }
    return compared;
  };

  for (const [id, person] of entries) put(id, person);
  return {
    get size() {
      return ids.length;
    },
    has: (id) => places.has(id),
    put,
    remove,
    compare,
  };
}

/** Best first: displayed, then more shared answers, then the lower id. Those without a number are last. */
export const byMatch = (a: RankedRoommate, b: RankedRoommate): number =>
  (b.displayed ?? -1) - (a.displayed ?? -1) || b.n - a.n || a.id - b.id;

function doubled(answers: PackedAnswers): PackedAnswers {
  const larger = new Uint16Array(2 * answers.length);
  larger.set(answers);
  return larger;
}

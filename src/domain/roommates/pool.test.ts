import fc from 'fast-check';
import { anyPerson, person, X, X_PROFILE, Y, Y_PROFILE } from './answers.fixture.ts';
import { byMatch, createPool, type RankedRoommate, type RoommatePool } from './pool.ts';
import type { QuizAnswers, QuizKey } from './quiz.ts';
import { matchOf, type MatchPerson } from './score.ts';

/** The wanted profiles, best first. */
const ranked = (pool: RoommatePool, viewer: MatchPerson, isWanted: (id: number) => boolean = () => true): RankedRoommate[] =>
  pool.compare(viewer, isWanted).sort(byMatch);

const byId = (list: readonly RankedRoommate[]) => list.toSorted((a, b) => a.id - b.id);

function expected(viewer: MatchPerson, people: ReadonlyMap<number, MatchPerson>): RankedRoommate[] {
  return [...people].map(([id, owner]) => {
    const { displayed, n, dealBreakers } = matchOf(viewer, owner);
    return { id, displayed, n, hasDealBreaker: dealBreakers.length > 0 };
  });
}

describe('a pool', () => {
  it('says of each profile what the match says', () => {
    fc.assert(
      fc.property(anyPerson, fc.array(anyPerson, { maxLength: 12 }), (viewer, people) => {
        const pool = createPool(people.map((each, id) => [id, each] as const));
        expect(byId(ranked(pool, viewer))).toEqual(byId(expected(viewer, new Map(people.entries()))));
      }),
    );
  });

  it('stays right after any changes', () => {
    const change = fc.record({ id: fc.nat({ max: 8 }), next: fc.option(anyPerson) });
    fc.assert(
      fc.property(anyPerson, fc.array(change, { maxLength: 30 }), (viewer, changes) => {
        const pool = createPool();
        const people = new Map<number, MatchPerson>();
        for (const { id, next } of changes) {
          if (next) {
            pool.put(id, next);
            people.set(id, next);
          } else {
            pool.remove(id);
            people.delete(id);
          }
        }
        expect(pool.size).toBe(people.size);
        expect(byId(ranked(pool, viewer))).toEqual(byId(expected(viewer, people)));
      }),
    );
  });

  it('holds thousands', () => {
    const people = new Map(Array.from({ length: 5_000 }, (_, id) => [id, person(id % 2 ? X : Y)] as const));
    const pool = createPool(people);
    expect(pool.size).toBe(5_000);
    expect(byId(ranked(pool, person(X)))).toEqual(expected(person(X), people));
    for (let id = 0; id < 4_990; id += 1) pool.remove(id);
    expect(ranked(pool, person(X)).map(({ id }) => id)).toEqual([4_991, 4_993, 4_995, 4_997, 4_999, 4_990, 4_992, 4_994, 4_996, 4_998]);
  });
});

const without = (answers: QuizAnswers, ...keys: QuizKey[]): QuizAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key as QuizKey)));

describe('the order', () => {
  it('is by the number, then by shared answers, then by id, and last without a number', () => {
    const few = without(Y, 'study', 'noise');
    const one = without(Y, 'study', 'noise', 'tidiness', 'guests', 'smoking');
    const pool = createPool([
      [5, person(few, Y_PROFILE)],
      [4, person({}, Y_PROFILE)],
      [3, person(Y, Y_PROFILE)],
      [2, person(X, X_PROFILE)],
      [1, person(Y, Y_PROFILE)],
      [6, person(one, Y_PROFILE)],
    ]);
    expect(ranked(pool, person(X, X_PROFILE)).map(({ id }) => id)).toEqual([2, 1, 3, 5, 6, 4]);
  });

  it('has only wanted profiles', () => {
    const pool = createPool([1, 2, 3, 4].map((id) => [id, person(Y)] as const));
    expect(ranked(pool, person(X), (id) => id % 2 === 0).map(({ id }) => id)).toEqual([2, 4]);
  });
});

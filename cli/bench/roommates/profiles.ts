import type { Knex } from 'knex';
import { LOOKING, ROOM_BUDGETS, SCHOOL_YEARS } from '../../../src/domain/roommates/profile.ts';
import { IMPORTANCES, QUIZ, QUIZ_VERSION, type QuizAnswers } from '../../../src/domain/roommates/quiz.ts';
import { createRandom, type Random } from '../random.ts';

const USERS = `
  insert into users (username, email, password, first_name, last_name, email_verified, birth_date)
  select :name || n, :name || n || '@example.edu', 'x', 'Bench', 'Person', true, current_date - 6700 - (n % 2000)
  from generate_series(1, :count) n returning id`;
const BATCH = 1_000;

/** Creates people with an active profile at a college, who answered most of the quiz. Returns the ids of the people. */
export async function createProfiles(db: Knex, collegeId: number, count: number): Promise<number[]> {
  const random = createRandom(collegeId);
  const { rows } = await db.raw<{ rows: { id: number }[] }>(USERS, { name: `roommate${collegeId}_`, count });
  const people = rows.map(({ id }) => id);
  // The trigger counts one by one, which would take long for so many.
  await db.raw('alter table roommate_profiles disable trigger roommate_profiles_change');
  for (let from = 0; from < count; from += BATCH) {
    await db('roommate_profiles').insert(people.slice(from, from + BATCH).map((userId) => row(random, collegeId, userId)));
  }
  await db.raw('alter table roommate_profiles enable trigger roommate_profiles_change');
  await db('roommate_pools').insert({ college_id: collegeId, revision: 1 });
  return people;
}

const row = (random: Random, collegeId: number, userId: number) => ({
  user_id: userId,
  college_id: collegeId,
  age: 18,
  school_year: random.pick(SCHOOL_YEARS),
  major: `Major ${random.integer(1, 60)}`,
  looking: random.pick(LOOKING),
  budget: random.pick(ROOM_BUDGETS),
  interests: Array.from({ length: random.integer(0, 10) }, () => `Interest ${random.integer(1, 200)}`),
  bio: 'I study in the library until ten, and I like a quiet room after eleven. '.repeat(4),
  lifestyle_preferences: JSON.stringify({ version: QUIZ_VERSION, answers: answersOf(random) }),
  revision: 1,
});

function answersOf(random: Random): QuizAnswers {
  const answers: QuizAnswers = {};
  for (const { key, options } of QUIZ) {
    if (random.chance(0.1)) continue;
    const values = options.map(({ value }) => value);
    const answer = random.pick(values);
    answers[key] = {
      answer,
      accepts: values.filter((value) => value === answer || random.chance(0.3)),
      importance: random.pick(IMPORTANCES),
      isDealBreaker: random.chance(0.05),
    };
  }
  return answers;
}

import type { CollegeRecord } from '../../src/domain/colleges/college.ts';
import { STATE_CODES } from '../../src/domain/colleges/states.ts';
import { SIZE_BANDS } from '../../src/domain/colleges/size-band.ts';
import { BUDGET_STEP, MAX_PRIORITY, NO_PRIORITIES, type Answers, type Priorities } from '../../src/domain/matching/answers.ts';
import { candidatesOf } from '../../src/domain/matching/candidate.ts';
import { matchColleges } from '../../src/domain/matching/match.ts';
import { COLLEGE_KINDS } from '../../src/domain/rankings/list-kinds.ts';
import { CRITERIA } from '../../src/domain/shared/method.ts';
import { costSection } from './costs.ts';
import { createRandom } from './random.ts';
import type { Section } from './table.ts';

/** The cost of a match with its reasons and changes. Matches share no cache. */
export function measureMatching(real: CollegeRecord[]): Section {
  return costSection('Matches with explanation', real, (colleges) => {
    const candidates = candidatesOf(colleges);
    const match = (answers: Answers) => matchColleges(candidates, answers);
    const random = createRandom(20_261_121);
    const all = Array.from({ length: 50 }, () => {
      const states = [random.pick(STATE_CODES), random.pick(STATE_CODES)];
      const priorities = Object.fromEntries(CRITERIA.map((key) => [key, random.integer(1, MAX_PRIORITY)])) as Priorities;
      return {
        size: random.pick(SIZE_BANDS),
        types: [random.pick(COLLEGE_KINDS)],
        states,
        budget: random.integer(5, 50) * BUDGET_STEP,
        sat: random.integer(90, 155) * 10,
        priorities,
      } satisfies Answers;
    });
    const answersIn = (round: number): Answers => all[round % all.length] ?? {};
    return {
      'every question, ten priorities': (round) => match(answersIn(round)),
      'every question, three priorities': (round) =>
        match({
          ...answersIn(round),
          priorities: { ...NO_PRIORITIES, completion: 3, earnings: 2, cost: (round % MAX_PRIORITY) + 1 },
        }),
      'size, kind and state as musts': (round) => match({ ...answersIn(round), priorities: undefined, must: ['size', 'type', 'location'] }),
      'nothing answered': () => match({}),
    };
  });
}

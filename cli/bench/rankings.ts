import type { CollegeRecord } from '../../src/domain/colleges/college.ts';
import type { Weights } from '../../src/domain/shared/criteria.ts';
import { scoreCriteria } from '../../src/domain/order/scored-college.ts';
import { createOrderCache } from '../../src/domain/rankings/order-cache.ts';
import { createRankings } from '../../src/domain/rankings/rankings.use-cases.ts';
import { CRITERIA } from '../../src/domain/shared/method.ts';
import { costSection } from './costs.ts';
import { createRandom } from './random.ts';
import type { Section } from './table.ts';

/** The cost of a ranking of a whole catalog with uncached weights. */
export function measureRankings(real: CollegeRecord[]): Section {
  return costSection('Rankings by fresh weights', real, (colleges) => {
    const orders = createOrderCache(scoreCriteria(colleges));
    const rankings = createRankings({ catalog: { dataVersion: () => 'bench', listed: () => colleges, listText: () => undefined } });
    const weightsIn = manyWeights();
    return {
      'the order': (round) => orders.by(weightsIn(round)),
      'with importance': (round) => orders.importance(weightsIn(round), { max: 100_000 }),
      'a page, with bands': (round) => rankings.rank({ w: weightsIn(round) }),
    };
  });
}

const MOST_ROUNDS = 400;

/** The same weights on every machine; none is cached when its turn comes. */
function manyWeights(): (round: number) => Weights {
  const random = createRandom(20_261_121);
  const all = Array.from({ length: MOST_ROUNDS }, () => Object.fromEntries(CRITERIA.map((key) => [key, random.integer(0, 5)])) as Weights);
  return (round) => all[round % MOST_ROUNDS] as Weights;
}

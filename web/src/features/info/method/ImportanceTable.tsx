import { useQuery } from '@tanstack/react-query';
import { CRITERIA, CRITERION_WORDS, DEFAULT_WEIGHTS, type Ranking } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { correlationText, shareText } from '../../../entities/ranking/score-words.ts';
import { exampleQuery } from './rankings-explained.queries.ts';

/** What the usual weights do to the order of today; nothing where that cannot be read. */
export function ImportanceTable() {
  const { data: ranking } = useQuery(exampleQuery(useSite().api));
  return ranking ? <Measured importance={ranking.importance} /> : null;
}

function Measured({ importance }: Pick<Ranking, 'importance'>) {
  const counted = CRITERIA.filter((key) => DEFAULT_WEIGHTS[key] > 0);
  const whole = counted.reduce((sum, key) => sum + DEFAULT_WEIGHTS[key], 0);
  return (
    <>
      <p>
        So beside every slider stands how closely its criterion goes with the order that results: 1 means that it alone would give the same
        order, 0 that it says nothing about it, and below 0 it goes against it. With the usual weights and the data of today:
      </p>
      <NumberTable
        caption="What the usual weights do to the order"
        head={['Criterion', 'Share of the weight', 'Goes with the order']}
        rows={counted.map((key) => [
          CRITERION_WORDS[key].label,
          shareText(DEFAULT_WEIGHTS[key] / whole),
          importance[key] === null ? 'Too little is known' : correlationText(importance[key]),
        ])}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CRITERIA, CRITERION_WORDS, DEFAULT_WEIGHTS, type Ranking } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { correlationText, shareText } from '../../../entities/ranking/score-words.ts';
import { exampleQuery } from './rankings-explained.queries.ts';

/** The effect of the default weights on today's order. Empty if the ranking cannot be loaded. */
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
        So every slider shows the correlation of its criterion with the resulting order. 1 means that the criterion alone gives the same
        order, 0 means no relation, and below 0 means that it goes against the order. With the default weights and today’s data:
      </p>
      <NumberTable
        caption="Effect of the default weights on the order"
        head={['Criterion', 'Share of the weight', 'Correlation with the order']}
        rows={counted.map((key) => [
          CRITERION_WORDS[key].label,
          shareText(DEFAULT_WEIGHTS[key] / whole),
          importance[key] === null ? 'Too little data' : correlationText(importance[key]),
        ])}
      />
    </>
  );
}

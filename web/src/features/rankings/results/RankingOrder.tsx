import type { Ranking } from '../../../api/domain/rankings.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { GlidingList } from '../../../ui/GlidingList.tsx';
import { RankedCollege } from './RankedCollege.tsx';
import { scaleOf } from './StackedBar.tsx';

/** The ranked colleges of a page. They glide to their places when the weights change. */
export function RankingOrder({ ranking: { items, baseline } }: { ranking: Ranking }) {
  const student = usePrivateAnswers();
  const scale = scaleOf(items);
  const ranked = items.filter(({ rank }) => rank !== null);
  return (
    <GlidingList
      label="Ranking"
      order={ranked.map(({ college }) => college.id).join()}
      className="mt-2 rounded-card border border-line bg-card"
    >
      {ranked.map((place) => (
        <RankedCollege key={place.college.id} place={place} baseline={baseline} scale={scale} student={student} />
      ))}
    </GlidingList>
  );
}

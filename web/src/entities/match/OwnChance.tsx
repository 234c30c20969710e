import { chanceOf, type CollegeCard, selectivityOf, totalsOf } from '../../api/domain/colleges.ts';
import type { PrivateAnswers } from '../../api/domain/matching.ts';
import { ChanceBadge } from './ChanceBadge.tsx';

type Scores = Pick<PrivateAnswers, 'sat' | 'act'>;

/** The chance of admission at the college of a card, as in a match. Without scores it follows from how the college admits. */
export const OwnChance = ({ college, scores }: { college: CollegeCard; scores: Scores }) => {
  const selectivity = selectivityOf({ ...college, acceptanceRateNum: college.figures.acceptanceRate.value });
  return <ChanceBadge band={chanceOf(selectivity, totalsOf(scores))} />;
};

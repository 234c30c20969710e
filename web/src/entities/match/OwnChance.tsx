import { chanceOf, selectivityOf, totalsOf, type CollegeCard, type PrivateAnswers } from '../../api/domain.ts';
import { ChanceBadge } from './ChanceBadge.tsx';

type Scores = Pick<PrivateAnswers, 'sat' | 'act'>;

/** The chance of admission at the college of a card, as in a match. Without scores it follows from how the college admits. */
export const OwnChance = ({ college, scores }: { college: CollegeCard; scores: Scores }) => {
  const selectivity = selectivityOf({ ...college, acceptanceRateNum: college.figures.acceptanceRate.value });
  return <ChanceBadge band={chanceOf(selectivity, totalsOf(scores))} />;
};

import { type CollegeDetail, kindNoun, payerOf, residenceOf } from '../../../api/domain/colleges.ts';
import { swarmGroupOf } from '../../../api/domain/swarm.ts';
import { labelOf } from '../../../entities/college/figure-words.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { Swarm } from '../../../entities/swarm/Swarm.tsx';
import { SwarmPicture } from '../../../entities/swarm/SwarmPicture.tsx';
import type { ShownFigure } from '../college-figures.ts';

interface Props {
  college: CollegeDetail['college'];
  shown: ShownFigure;
  value: number;
  /** Whether the value is the price of one student: the others then stand at their prices for the same income. */
  isOwn: boolean;
  /** A tile draws the picture alone: names and scale are in the answers above. */
  isTile: boolean;
}

/** The value among those of all colleges: this one lit, colleges of its kind green. */
export function PlaceAmongAll({ college, shown: { figure, standing }, value, isOwn, isTile }: Props) {
  const { income, homeState } = usePrivateAnswers();
  // The others stand at their prices for residents: a price for another state has no place among them.
  if (isOwn && payerOf(residenceOf(college), homeState) === 'other-states') return null;
  const picture = {
    figure,
    group: swarmGroupOf(college),
    income: isOwn ? income : undefined,
    lit: value,
    median: isOwn ? undefined : standing?.nationalMedian,
  };
  if (isTile) return <SwarmPicture {...picture} />;
  const label = `${labelOf(figure)} of all colleges, ${kindNoun(college)}s in green`;
  return <Swarm {...picture} label={label} slug={college.slug} />;
}

import { useEffect } from 'react';
import type { Comparison } from '../../api/domain/colleges.ts';
import { usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { withOwnPrices, type ShownComparison } from './own-prices.ts';

interface Props {
  comparison: Comparison;
  /** Undefined without an income and a home state. */
  onPriced: (priced: ShownComparison | undefined) => void;
}

/** Renders nothing. Reports the comparison with the prices for what this tab knows of the student. */
export function OwnPrices({ comparison, onPriced }: Props) {
  const { income, homeState } = usePrivateAnswers();
  useEffect(() => {
    const isKnown = (income ?? homeState) !== undefined;
    onPriced(isKnown ? withOwnPrices(comparison, { income, homeState }) : undefined);
  }, [comparison, homeState, income, onPriced]);
  return null;
}

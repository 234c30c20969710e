import { useEffect } from 'react';
import type { Comparison } from '../../api/domain.ts';
import { usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { withOwnPrices, type ShownComparison } from './own-prices.ts';

interface Props {
  comparison: Comparison;
  /** Undefined without an income. */
  onPriced: (priced: ShownComparison | undefined) => void;
}

/** Renders nothing. Reports the comparison with the prices for the family income that this tab knows. */
export function OwnPrices({ comparison, onPriced }: Props) {
  const { income } = usePrivateAnswers();
  useEffect(() => onPriced(income === undefined ? undefined : withOwnPrices(comparison, income)), [comparison, income, onPriced]);
  return null;
}

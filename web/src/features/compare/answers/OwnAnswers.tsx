import { useEffect } from 'react';
import type { Comparison } from '../../../api/domain/colleges.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { withOwnAnswers } from './own-answers.ts';
import type { ShownComparison } from './shown-comparison.ts';

interface Props {
  comparison: Comparison;
  onAnswered: (own: ShownComparison) => void;
}

/** Renders nothing. Reports the comparison with the prices and chances for what this tab knows of the student. */
export function OwnAnswers({ comparison, onAnswered }: Props) {
  const student = usePrivateAnswers();
  useEffect(() => onAnswered(withOwnAnswers(comparison, student)), [comparison, student, onAnswered]);
  return null;
}

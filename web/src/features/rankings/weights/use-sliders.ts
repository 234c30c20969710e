import { useState } from 'react';
import { countsNothing, DEFAULT_WEIGHTS, formatWeights, type Weights } from '../../../api/domain.ts';

interface Ahead {
  weights: Weights;
  /** The address has followed. */
  isThere: boolean;
}

/**
 * Where the sliders stand. They run ahead of the address, and stay where they were put when it has followed: an address cannot say
 * that nothing counts. Once it leads elsewhere, as by the back button, they follow it.
 */
export function useSliders(asked: Weights = DEFAULT_WEIGHTS): [weights: Weights, put: (weights: Weights) => void] {
  const [ahead, setAhead] = useState<Ahead>();
  if (ahead) {
    const isThere = formatWeights(meaningOf(ahead.weights)) === formatWeights(asked);
    if (isThere !== ahead.isThere) setAhead(isThere ? { ...ahead, isThere } : undefined);
  }
  return [ahead?.weights ?? asked, (weights) => setAhead({ weights, isThere: false })];
}

const meaningOf = (weights: Weights): Weights => (countsNothing(weights) ? DEFAULT_WEIGHTS : weights);

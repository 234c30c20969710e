import { useState } from 'react';
import { areAllZero, formatWeights, type Weights } from '../../../api/domain/rankings.ts';

interface LocalWeights {
  weights: Weights;
  /** The address has been updated. */
  isSynced: boolean;
}

/**
 * The slider positions. They change before the address and keep their values after it is updated, because an address cannot express
 * all zeros. When the address changes by other means, such as the back button, the sliders follow it.
 */
export function useSliders(given: Weights | undefined, byDefault: Weights): [weights: Weights, put: (weights: Weights) => void] {
  const asked = given ?? byDefault;
  const [local, setLocal] = useState<LocalWeights>();
  if (local) {
    const isSynced = formatWeights(areAllZero(local.weights) ? byDefault : local.weights) === formatWeights(asked);
    if (isSynced !== local.isSynced) setLocal(isSynced ? { ...local, isSynced } : undefined);
  }
  return [local?.weights ?? asked, (weights) => setLocal({ weights, isSynced: false })];
}

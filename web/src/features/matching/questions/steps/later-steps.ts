/** One chunk for the four steps that load on demand. */
export { BudgetStep } from './BudgetStep.tsx';
export { PlaceStep } from './PlaceStep.tsx';
export { PrioritiesStep } from './PrioritiesStep.tsx';
export { ScoresStep } from './ScoresStep.tsx';

/** One chunk for the five steps that load on demand. */
export { BudgetStep } from './BudgetStep.tsx';
export { KindStep } from './KindStep.tsx';
export { PlaceStep } from './PlaceStep.tsx';
export { PrioritiesStep } from './PrioritiesStep.tsx';
export { ScoresStep } from './ScoresStep.tsx';

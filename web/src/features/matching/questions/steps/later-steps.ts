export { BudgetStep } from './BudgetStep.tsx';
export { PlaceStep } from './PlaceStep.tsx';
export { PrioritiesStep } from './PrioritiesStep.tsx';
export { ScoresStep } from './ScoresStep.tsx';

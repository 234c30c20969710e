import type { Criterion } from '../../api/domain.ts';

/** What a criterion looks at, in a few words beside its slider. */
export const CRITERION_HINTS: Record<Criterion, string> = {
  cost: 'What families pay after grants; less is better',
  value: 'How soon earnings pay the price back',
  earnings: 'What former students earn',
  debt: 'What those who finish owe; less is better',
  completion: 'How many stay and finish',
  prestige: 'How few get in, their test scores, how many finish',
  research: 'Spending on research',
  safety: 'Offenses reported on campus; fewer is better',
  athletics: 'Spending on sports, and how many play',
  access: 'Students with little money who finish',
};

import type { Criterion } from '../../api/domain/rankings.ts';

/** A short description of each criterion, shown beside its slider. */
export const CRITERION_HINTS: Record<Criterion, string> = {
  cost: 'What families pay after grants; less is better',
  value: 'How soon earnings pay back the price',
  earnings: 'What former students earn',
  debt: 'What graduates owe; less is better',
  completion: 'How many stay and finish',
  prestige: 'How few are admitted, their test scores, how many finish',
  research: 'Spending on research',
  safety: 'Offenses reported on campus; fewer is better',
  athletics: 'Spending on sports and share of students who play',
  access: 'Share of low-income students, and the graduation rate',
};

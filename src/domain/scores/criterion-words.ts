import type { Criterion } from '../shared/method.ts';

interface CriterionWords {
  label: string;
  /** What is looked at, and which way is better. */
  meaning: string;
}

/** The ten criteria in words; their numbers come from the rules themselves. */
export const CRITERION_WORDS: Record<Criterion, CriterionWords> = {
  cost: { label: 'Cost', meaning: 'The net price: what families pay on average after grants. Lower is better.' },
  value: {
    label: 'Value',
    meaning:
      'How many years it takes to earn four years of net price back, out of what graduates earn above people with a high school diploma.',
  },
  earnings: { label: 'Earnings', meaning: 'The median yearly earnings of former students.' },
  debt: { label: 'Debt', meaning: 'The median federal debt of those who finish. Lower is better.' },
  completion: { label: 'Completion', meaning: 'How many finish, and how many return after their first year.' },
  prestige: {
    label: 'Selectivity and completion',
    meaning:
      'How few are admitted, how high their test scores are, and how many finish. It says how sought-after a college is, not how good.',
  },
  research: { label: 'Research', meaning: 'Spending on research, in all and for each student.' },
  safety: { label: 'Campus safety', meaning: 'Criminal offenses reported on campus, against the number of students.' },
  athletics: { label: 'Athletics', meaning: 'Spending on sports, in all and for each athlete, and how many students are athletes.' },
  access: {
    label: 'Access',
    meaning: 'The share of students with a Pell grant, times the share who finish: how much a college does for students with little money.',
  },
};

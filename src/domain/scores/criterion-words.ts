import type { Criterion } from '../shared/method.ts';

interface CriterionWords {
  label: string;
  /** What it measures, and which direction is better. */
  meaning: string;
}

/** The ten criteria in words. */
export const CRITERION_WORDS: Record<Criterion, CriterionWords> = {
  cost: { label: 'Cost', meaning: 'The net price: the average price after grants. Lower is better.' },
  value: {
    label: 'Value',
    meaning: 'The years it takes to earn back four years of net price, from earnings above those of people with a high school diploma.',
  },
  earnings: { label: 'Earnings', meaning: 'The median yearly earnings of former students.' },
  debt: { label: 'Debt', meaning: 'The median federal debt of graduates. Lower is better.' },
  completion: { label: 'Completion', meaning: 'The graduation rate and the retention rate after the first year.' },
  prestige: {
    label: 'Selectivity and completion',
    meaning: 'Acceptance rate, test scores, graduation and retention. It measures demand for a college, not its quality.',
  },
  research: { label: 'Research', meaning: 'Research spending, in total and per student.' },
  safety: { label: 'Campus safety', meaning: 'Criminal offenses reported on campus, per student.' },
  athletics: { label: 'Athletics', meaning: 'Spending on sports, in total and per athlete, and the share of students who are athletes.' },
  access: {
    label: 'Access',
    meaning:
      'The share of students with a Pell grant times the graduation rate. It shows what a college does for students with low incomes.',
  },
};

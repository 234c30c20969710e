import type { IncomeBand, SortKey } from '../../../api/contracts.ts';

/** What stands with the results, too: the words that every look at the search needs. */

export const INCOME_WORDS: Record<IncomeBand, string> = {
  '0-30000': 'up to $30,000',
  '30001-48000': '$30,001 to $48,000',
  '48001-75000': '$48,001 to $75,000',
  '75001-110000': '$75,001 to $110,000',
  '110001-plus': 'over $110,000',
};

export const SORT_WORDS: Partial<Record<SortKey, { asc?: string; desc?: string }>> = {
  name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  relevance: { desc: 'Best match' },
  distance: { asc: 'Nearest first' },
  netPrice: { asc: 'Net price, lowest first', desc: 'Net price, highest first' },
  acceptance: { asc: 'Acceptance rate, lowest first', desc: 'Acceptance rate, highest first' },
  gradRate: { desc: 'Graduation rate, highest first', asc: 'Graduation rate, lowest first' },
  retention: { desc: 'Retention rate, highest first' },
  earnings10: { desc: 'Earnings, highest first', asc: 'Earnings, lowest first' },
  debt: { asc: 'Debt, lowest first' },
  sat: { desc: 'SAT, highest first' },
  size: { desc: 'Most students first', asc: 'Fewest students first' },
};

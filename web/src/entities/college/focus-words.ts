import type { SearchQuery } from '../../api/domain/search.ts';

type Focus = NonNullable<SearchQuery['focus']>[number];

/** Liberal arts colleges, and the fields of specialist schools. */
export const FOCUS_WORDS: Record<Focus, string> = {
  'liberal-arts': 'Liberal arts',
  arts: 'Arts and design',
  health: 'Health',
  business: 'Business and engineering',
  trades: 'Trades and careers',
  other: 'Other single fields',
};

export const HOUSING_WORDS = 'Beds for a quarter of students or more';

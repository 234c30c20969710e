import type { RankGroup } from '../../api/domain/rankings.ts';

/** Names of a group for sentences. */
export const GROUP_NOUNS: Record<RankGroup, { one: string; many: string }> = {
  'four-year': { one: 'four-year college', many: 'four-year colleges' },
  'two-year': { one: 'two-year college', many: 'two-year colleges' },
  faith: { one: 'faith school', many: 'faith schools' },
  specialist: { one: 'specialist school', many: 'specialist schools' },
};

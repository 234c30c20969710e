import { defaultWeightsOf, FILTERS_OF_PRESET, type Preset, PRESETS, type RankingQuery } from '../../../api/domain/rankings.ts';
import { presetOf } from '../../../entities/ranking/ranking-words.ts';
import { withChange } from '../ranking-url.ts';

/**
 * Applies a preset. One that is made for some colleges chooses them, and the group that comes first for them. What the previous preset
 * chose is taken off.
 */
export function withPreset(query: RankingQuery, preset: Preset): RankingQuery {
  const previous = presetOf(query.w ?? defaultWeightsOf(query));
  return withChange(query, { ...withoutThoseOf(query, previous), w: PRESETS[preset], ...addedBy(preset) });
}

function withoutThoseOf({ type }: RankingQuery, preset: Preset | undefined): RankingQuery {
  const { type: kinds, housing } = (preset && FILTERS_OF_PRESET[preset]) ?? {};
  return {
    ...(housing && { housing: undefined }),
    ...(kinds && type?.join() === kinds.join() && { type: undefined, group: undefined }),
  };
}

function addedBy(preset: Preset): RankingQuery {
  const filters = FILTERS_OF_PRESET[preset];
  return { ...filters, ...(filters?.type && { group: undefined }) };
}

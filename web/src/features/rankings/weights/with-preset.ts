import { DEFAULT_WEIGHTS, KINDS_OF_PRESET, PRESETS, type Preset, type RankingQuery } from '../../../api/domain.ts';
import { presetOf } from '../../../entities/ranking/ranking-words.ts';
import { withChange } from '../ranking-url.ts';

/**
 * Applies a preset. One that is made for some kinds of colleges chooses them, and the group that comes first for them. The kinds that
 * the previous preset chose are taken off.
 */
export function withPreset(query: RankingQuery, preset: Preset): RankingQuery {
  const previous = presetOf(query.w ?? DEFAULT_WEIGHTS);
  const [kinds, chosen] = [KINDS_OF_PRESET[preset], previous && KINDS_OF_PRESET[previous]];
  const change = { w: PRESETS[preset] };
  if (kinds) return withChange(query, { ...change, type: [...kinds], group: undefined });
  const isOwn = chosen !== undefined && query.type?.join() === chosen.join();
  return withChange(query, isOwn ? { ...change, type: undefined, group: undefined } : change);
}

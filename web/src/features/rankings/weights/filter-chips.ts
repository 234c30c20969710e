import { SIZE_BAND_LABELS, STATES, type RankingQuery } from '../../../api/domain.ts';
import { changed, toggled } from '../ranking-url.ts';
import { KIND_WORDS, priceWords } from '../../../entities/ranking/ranking-words.ts';

export interface FilterChip {
  label: string;
  /** The ranking without it. */
  without: RankingQuery;
}

/** The filters in use, one by one, in the order of an address. */
export function filterChips(query: RankingQuery): FilterChip[] {
  const { type = [], st = [], size = [], max } = query;
  return [
    ...type.map((kind) => ({ label: KIND_WORDS[kind], without: toggled(query, 'type', kind) })),
    ...st.map((state) => ({ label: STATES[state], without: toggled(query, 'st', state) })),
    ...size.map((band) => ({ label: SIZE_BAND_LABELS[band], without: toggled(query, 'size', band) })),
    ...(max === undefined ? [] : [{ label: priceWords(max), without: changed(query, { max: undefined }) }]),
  ];
}

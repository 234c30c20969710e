import { countText, SIZE_BAND_LABELS, STATES } from '../../api/domain/colleges.ts';
import {
  type CollegeKind,
  CRITERIA,
  CRITERION_WORDS,
  defaultWeightsOf,
  formatWeights,
  type Preset,
  PRESET_KEYS,
  PRESET_WORDS,
  PRESETS,
  RANK_GROUP_LABELS,
  type RankingQuery,
  type Weights,
} from '../../api/domain/rankings.ts';
import { FOCUS_WORDS, HOUSING_WORDS } from '../college/focus-words.ts';

export const KIND_WORDS: Record<CollegeKind, string> = {
  public: 'Public',
  private: 'Private',
  community: 'Community colleges',
  hbcu: 'Historically Black (HBCU)',
};

export const priceWords = (max: number): string => `Up to $${countText(max)} a year`;

/** The active filters, the group and the gate, in the order of the address. */
export const filterWords = ({ type = [], st = [], size = [], focus = [], housing, max, group, all }: RankingQuery): string[] => [
  ...type.map((kind) => KIND_WORDS[kind]),
  ...st.map((state) => STATES[state]),
  ...size.map((band) => SIZE_BAND_LABELS[band]),
  ...focus.map((one) => FOCUS_WORDS[one]),
  ...(housing ? [HOUSING_WORDS] : []),
  ...(max === undefined ? [] : [priceWords(max)]),
  ...(group === undefined ? [] : [RANK_GROUP_LABELS[group]]),
  ...(all ? ['Small colleges ranked too'] : []),
];

/** "Affordable: cost 5, value 4, completion 3": highest weight first. Without weights, the default ones of these colleges. */
export function weightsText(query: RankingQuery): string {
  const weights = query.w ?? defaultWeightsOf(query);
  const counted = CRITERIA.filter((criterion) => weights[criterion] > 0).toSorted((a, b) => weights[b] - weights[a]);
  const list = counted.map((criterion) => `${CRITERION_WORDS[criterion].label.toLowerCase()} ${weights[criterion]}`).join(', ');
  const preset = presetOf(weights);
  return `${preset ? PRESET_WORDS[preset] : 'Your own weights'}: ${list}`;
}

/** The preset of these weights. */
export const presetOf = (weights: Weights): Preset | undefined =>
  PRESET_KEYS.find((preset) => formatWeights(PRESETS[preset]) === formatWeights(weights));

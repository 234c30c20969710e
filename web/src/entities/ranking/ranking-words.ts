import {
  countText,
  CRITERIA,
  CRITERION_WORDS,
  defaultWeightsOf,
  formatWeights,
  PRESET_KEYS,
  PRESET_WORDS,
  PRESETS,
  RANK_GROUP_LABELS,
  SIZE_BAND_LABELS,
  STATES,
  type CollegeKind,
  type Preset,
  type RankingQuery,
  type Weights,
} from '../../api/domain.ts';

export const KIND_WORDS: Record<CollegeKind, string> = {
  public: 'Public',
  private: 'Private',
  community: 'Community colleges',
  hbcu: 'Historically Black (HBCU)',
};

type Focus = NonNullable<RankingQuery['focus']>[number];

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

import { weightsOfGroup } from './group-weights.ts';
import { DEFAULT_WEIGHTS } from '../shared/method.ts';
import { formatWeights, parseWeights, type Weights } from '../shared/criteria.ts';

/** Weights as digits, in the order of the criteria. `balanced` is the default of a ranking. */
const DIGITS = {
  balanced: formatWeights(DEFAULT_WEIGHTS),
  prestige: '0020453000',
  outcomes: '0450400000',
  affordable: '5402300001',
  mobility: '3000303005',
  safe: '2000300500',
  sport: '1000100050',
  'community-college': formatWeights(weightsOfGroup('two-year')),
};

export type Preset = keyof typeof DIGITS;
export const PRESET_KEYS = Object.keys(DIGITS) as Preset[];

/** Ready-made weights. */
export const PRESETS = Object.fromEntries(
  PRESET_KEYS.map((key) => [key, parseWeights(DIGITS[key]) ?? DEFAULT_WEIGHTS]),
) as unknown as Readonly<Record<Preset, Weights>>;

/** The colleges that a preset is made for. Crimes per student are few where students go home at night, so residential campuses compare. */
export const FILTERS_OF_PRESET: Partial<Record<Preset, { type?: 'community'[]; housing?: true }>> = {
  'community-college': { type: ['community'] },
  safe: { housing: true },
};

export const PRESET_WORDS: Record<Preset, string> = {
  balanced: 'Balanced (default weights)',
  prestige: 'Selectivity',
  outcomes: 'Outcomes',
  affordable: 'Affordable',
  mobility: 'Social mobility',
  safe: 'Safe campus',
  sport: 'Sports',
  'community-college': 'Community colleges',
};

import { formatWeights, PRESET_KEYS, PRESET_WORDS, PRESETS, type RankingQuery, type Weights } from '../../../api/domain/rankings.ts';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { withPreset } from './with-preset.ts';

interface Props {
  weights: Weights;
  query: RankingQuery;
  /** Moves the sliders at once. The link changes the address. */
  onChoose: (weights: Weights) => void;
}

const STYLE = 'inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-medium no-underline pointer-coarse:min-h-11';

/** Links to the preset weights with the same filters. */
export function Presets({ weights, query, onChoose }: Props) {
  const current = formatWeights(weights);
  return (
    <ul aria-label="Preset weights" className="mt-3 flex flex-wrap gap-2">
      {PRESET_KEYS.map((preset) => {
        const isCurrent = formatWeights(PRESETS[preset]) === current;
        return (
          <li key={preset}>
            <a
              href={rankingHref(withPreset(query, preset))}
              data-keep-scroll=""
              {...(isCurrent && { 'aria-current': 'true' as const })}
              onClick={() => onChoose(PRESETS[preset])}
              className={`${STYLE} ${isCurrent ? 'border-primary bg-tint text-primary' : 'border-edge bg-card text-ink hover:border-primary hover:text-primary'}`}
            >
              {PRESET_WORDS[preset]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

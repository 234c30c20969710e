import {
  formatWeights,
  PRESET_WORDS,
  PRESETS,
  serializeRanking,
  type Preset,
  type RankingQuery,
  type Weights,
} from '../../../api/domain.ts';
import { RANKINGS_PATH } from '../../../entities/ranking/ranking-address.ts';

interface Props {
  weights: Weights;
  query: RankingQuery;
  onChoose: (weights: Weights) => void;
}

const STYLE = 'inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-medium pointer-coarse:min-h-11';

/** Preset weights. Without scripts the form submits them together with the filters. */
export function Presets({ weights, query: { type, st, size, max }, onChoose }: Props) {
  const current = formatWeights(weights);
  const filters = [...new URLSearchParams(serializeRanking({ type, st, size, max }))];
  return (
    <form action={RANKINGS_PATH} onSubmit={(event) => event.preventDefault()} className="mt-3">
      {filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div role="group" aria-label="Preset weights" className="flex flex-wrap gap-2">
        {(Object.entries(PRESETS) as [Preset, Weights][]).map(([preset, digits]) => {
          const isCurrent = formatWeights(digits) === current;
          return (
            <button
              key={preset}
              type="submit"
              name="w"
              value={formatWeights(digits)}
              aria-pressed={isCurrent}
              onClick={() => onChoose(digits)}
              className={`${STYLE} ${isCurrent ? 'border-primary bg-tint text-primary' : 'border-edge bg-card text-ink hover:border-primary hover:text-primary'}`}
            >
              {PRESET_WORDS[preset]}
            </button>
          );
        })}
      </div>
    </form>
  );
}

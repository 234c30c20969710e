import { areAllZero, CRITERIA, type Criterion, CRITERION_WORDS, defaultWeightsOf, type Weights } from '../../../api/domain/rankings.ts';
import { Button } from '../../../ui/Button.tsx';
import { WeightSlider } from '../../../entities/ranking/WeightSlider.tsx';
import { CRITERION_HINTS } from '../../../entities/ranking/criterion-hints.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Presets } from './Presets.tsx';
import type { SidebarProps } from './sidebar-props.ts';
import { withChange } from '../ranking-url.ts';
import { importanceText } from '../ranking-words.ts';
import { useSliders } from './use-sliders.ts';

/** Combines the steps of a drag without a visible delay. */
const PAUSE_MS = 10;

/** Ten sliders, each with its effect on the order, and the presets. */
export function WeightPanel({ query, ranking, onChange }: SidebarProps) {
  const isHydrated = useIsHydrated();
  const byDefault = defaultWeightsOf({ ...ranking, ...query });
  const [weights, put] = useSliders(query.w, byDefault);
  const { later, cancel } = useDebounced((w: Weights) => onChange(withChange(query, { w }), { isMoving: true }), PAUSE_MS);
  const move = (key: Criterion, value: number) => {
    const next = { ...weights, [key]: value };
    put(next);
    later(next);
  };
  const choose = (w: Weights) => {
    cancel();
    put(w);
  };
  const reset = () => {
    choose(byDefault);
    onChange(withChange(query, { w: undefined }));
  };
  return (
    <section aria-labelledby="ranking-weights">
      <h2 id="ranking-weights" className="text-lg">
        What matters to you
      </h2>
      <Presets weights={weights} query={query} onChoose={choose} />
      {/* Sliders need scripts. */}
      <fieldset disabled={!isHydrated} className="mt-6 grid gap-5">
        <legend className="sr-only">Weights, from 0 to 5</legend>
        {CRITERIA.map((key) => (
          <WeightSlider
            key={key}
            label={CRITERION_WORDS[key].label}
            hint={CRITERION_HINTS[key]}
            value={weights[key]}
            onChange={(value) => move(key, value)}
            note={importanceText(shareOf(weights, key), ranking?.importance[key] ?? null)}
          />
        ))}
      </fieldset>
      {areAllZero(weights) && <p className="mt-4 text-sm">All weights are 0, so the default weights apply.</p>}
      <Button variant="secondary" size="small" className="mt-5" onClick={reset}>
        Reset weights
      </Button>
    </section>
  );
}

function shareOf(weights: Weights, key: Criterion): number {
  const whole = CRITERIA.reduce((sum, one) => sum + weights[one], 0);
  return whole === 0 ? 0 : weights[key] / whole;
}

import { areAllZero, type Weights } from '../../api/domain/rankings.ts';
import { WeightSlider } from '../../entities/ranking/WeightSlider.tsx';
import { CRITERION_HINTS } from '../../entities/ranking/criterion-hints.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { SLIDERS } from './home.queries.ts';

/** Three of the ten weights. Disabled until hydration. */
export function WeightSliders({ weights, onChange }: { weights: Weights; onChange: (weights: Weights) => void }) {
  const isHydrated = useIsHydrated();
  return (
    <form onSubmit={(event) => event.preventDefault()} className="rounded-card border border-line bg-card p-6">
      <fieldset disabled={!isHydrated} className="grid gap-6">
        <legend className="float-left mb-2 font-medium">What matters to you</legend>
        {SLIDERS.map(({ criterion, label }) => (
          <WeightSlider
            key={criterion}
            label={label}
            hint={CRITERION_HINTS[criterion]}
            value={weights[criterion]}
            onChange={(value) => onChange({ ...weights, [criterion]: value })}
          />
        ))}
      </fieldset>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        {areAllZero(weights)
          ? 'With all three at zero, the ten default weights apply.'
          : 'Only these three count here. The full ranking uses ten.'}
      </p>
    </form>
  );
}

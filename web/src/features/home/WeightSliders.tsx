import { useId } from 'react';
import { countsNothing, MAX_WEIGHT, type Weights } from '../../api/contracts.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { OFFERED } from './first-weights.ts';

const WEIGHT_WORDS = ['not at all', 'a little', 'some', 'much', 'a lot', 'most'] as const;

/** Three of the ten weights. Without scripts nothing could follow a slider, so they stand still. */
export function WeightSliders({ weights, onChange }: { weights: Weights; onChange: (weights: Weights) => void }) {
  const isHydrated = useIsHydrated();
  return (
    <form onSubmit={(event) => event.preventDefault()} className="rounded-card border border-line bg-card p-6">
      <fieldset disabled={!isHydrated} className="grid gap-6">
        <legend className="float-left mb-2 font-medium">What matters to you</legend>
        {OFFERED.map(({ criterion, label, hint }) => (
          <WeightSlider
            key={criterion}
            label={label}
            hint={hint}
            value={weights[criterion]}
            onChange={(value) => onChange({ ...weights, [criterion]: value })}
          />
        ))}
      </fieldset>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        {countsNothing(weights)
          ? 'With all three at zero, the usual ten criteria count.'
          : 'Only these three count here. A personal ranking weighs ten.'}
      </p>
    </form>
  );
}

function WeightSlider({ label, hint, value, onChange }: { label: string; hint: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  const words = WEIGHT_WORDS[value] ?? '';
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="figure text-sm text-muted">
          {words} · {value} of {MAX_WEIGHT}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={MAX_WEIGHT}
        step={1}
        value={value}
        aria-valuetext={`${words}, ${value} of ${MAX_WEIGHT}`}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="block h-8 w-full cursor-pointer accent-primary disabled:cursor-default"
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {hint}
      </p>
    </div>
  );
}

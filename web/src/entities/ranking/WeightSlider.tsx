import { useId, type ReactNode } from 'react';
import { MAX_WEIGHT } from '../../api/domain/rankings.ts';

const WEIGHT_WORDS = ['not at all', 'a little', 'some', 'much', 'a lot', 'most'] as const;

interface Props {
  label: string;
  hint: ReactNode;
  /** 0–5. */
  value: number;
  onChange: (value: number) => void;
  /** The effect of the weight on the order. */
  note?: ReactNode;
}

/** A native slider for a weight from 0 to 5, with the value in words. */
export function WeightSlider({ label, hint, value, onChange, note }: Props) {
  const id = useId();
  const words = WEIGHT_WORDS[value] ?? '';
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="figure text-sm text-muted">
          {words} · {value} of {MAX_WEIGHT}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={MAX_WEIGHT}
        step={1}
        value={value}
        aria-valuetext={`${words}, ${value} of ${MAX_WEIGHT}`}
        aria-describedby={note === undefined ? `${id}-hint` : `${id}-hint ${id}-note`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="block h-8 w-full cursor-pointer accent-primary disabled:cursor-default"
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {hint}
      </p>
      {note !== undefined && (
        <p id={`${id}-note`} className="figure text-xs">
          {note}
        </p>
      )}
    </div>
  );
}

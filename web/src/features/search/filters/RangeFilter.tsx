import { useId, useState } from 'react';
import { type Range, type RangeParam, scaleOf } from '../../../api/domain/search.ts';
import { Histogram } from '../../../ui/chart/Histogram.tsx';
import { RangeSlider } from '../../../ui/form/RangeSlider.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { boundText, rangeControlOf } from './filter-labels.ts';
import { barsOf, rangeOf, rangeOfThumbs, thumbsOf, typedText, typedValue } from './range-values.ts';

interface Props {
  param: RangeParam;
  range: Range | undefined;
  /** Undefined until they are known. */
  counts: readonly number[] | undefined;
  onChange: (range: Range | undefined) => void;
}

/** A histogram, a slider and text inputs for one range. */
export function RangeFilter({ param, range, counts, onChange }: Props) {
  const { label, ends, step } = rangeControlOf(param);
  const [moving, setMoving] = useMoving(param, range);
  const isHydrated = useIsHydrated();
  if (counts?.every((count) => count === 0)) return <NotReported label={label} />;

  const shown = moving ? rangeOfThumbs(param, moving) : range;
  const commit = (thumbs: number[]) => {
    // The key that moves the focus here does not move a thumb.
    if (!moving) return;
    onChange(rangeOfThumbs(param, thumbs));
  };
  const type = (min: number | undefined, max: number | undefined) => onChange(rangeOf(param, min, max));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <Bars param={param} range={shown} counts={counts} />
      <div className="h-6">
        {isHydrated && (
          <RangeSlider
            label={label}
            bounds={scaleOf(param)}
            step={step}
            values={moving ?? thumbsOf(param, range)}
            onMove={setMoving}
            onCommit={commit}
            textOf={(value) => boundText(param, value)}
          />
        )}
      </div>
      <div className="mt-2 flex items-end gap-3">
        {ends !== 'max' && <Bound param={param} label="At least" value={shown?.min} onCommit={(min) => type(min, range?.max)} />}
        {ends !== 'min' && <Bound param={param} label="At most" value={shown?.max} onCommit={(max) => type(range?.min, max)} />}
      </div>
    </fieldset>
  );
}

function Bars({ param, range, counts = [] }: Pick<Props, 'param' | 'range' | 'counts'>) {
  const [from, to] = barsOf(param, range, counts.length);
  return <Histogram counts={counts} from={from} to={to} />;
}

/** Keeps the position of the thumbs until the URL has changed, so that quick key presses add up. */
function useMoving(param: RangeParam, range: Range | undefined) {
  const [moving, setMoving] = useState<number[]>();
  const target = moving && rangeOfThumbs(param, moving);
  if (moving && target?.min === range?.min && target?.max === range?.max) setMoving(undefined);
  return [moving, setMoving] as const;
}

interface BoundProps {
  param: RangeParam;
  label: string;
  value: number | undefined;
  onCommit: (value: number | undefined) => void;
}

/** A text input for one end. It applies on blur or Enter. */
function Bound({ param, label, value, onCommit }: BoundProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const { unit } = rangeControlOf(param);
  const commit = () => {
    if (draft !== undefined) onCommit(typedValue(param, draft));
    setDraft(undefined);
  };
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
        {unit === 'fraction' && ' (%)'}
        {unit === 'usd' && ' ($)'}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder="Any"
        className="control figure w-full"
        value={draft ?? typedText(param, value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </div>
  );
}

function NotReported({ label }: { label: string }) {
  return (
    <p className="text-sm">
      <span className="font-medium">{label}</span> <span className="text-muted">· Not reported by any of these colleges</span>
    </p>
  );
}

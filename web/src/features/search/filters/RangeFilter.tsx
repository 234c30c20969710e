import { useId, useState } from 'react';
import { scaleOf, type Range, type RangeParam } from '../../../api/domain.ts';
import { Histogram } from '../../../ui/chart/Histogram.tsx';
import { RangeSlider } from '../../../ui/form/RangeSlider.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { boundText, rangeWords } from './filter-words.ts';
import { barsOf, rangeOf, rangeOfThumbs, thumbsOf, typedText, typedValue } from './range-values.ts';

interface Props {
  param: RangeParam;
  range: Range | undefined;
  counts: readonly number[];
  onChange: (range: Range | undefined) => void;
}

/** A range over a number: where the colleges lie, a slider, and the same as text inputs. */
export function RangeFilter({ param, range, counts, onChange }: Props) {
  const { label, ends, step } = rangeWords(param);
  const [moving, setMoving] = useMoving(param, range);
  const isHydrated = useIsHydrated();
  if (counts.every((count) => count === 0)) return <NoneReport label={label} />;

  const shown = moving ? rangeOfThumbs(param, moving) : range;
  const [from, to] = barsOf(param, shown, counts.length);
  const commit = (thumbs: number[]) => {
    // A key that only brings the focus here moves nothing.
    if (!moving) return;
    onChange(rangeOfThumbs(param, thumbs));
  };
  const type = (min: number | undefined, max: number | undefined) => onChange(rangeOf(param, min, max));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <Histogram counts={counts} from={from} to={to} />
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
        {ends !== 'max' && <Bound param={param} words="At least" value={shown?.min} onCommit={(min) => type(min, range?.max)} />}
        {ends !== 'min' && <Bound param={param} words="At most" value={shown?.max} onCommit={(max) => type(range?.min, max)} />}
      </div>
    </fieldset>
  );
}

/** The thumbs stay where they were put until the address has followed, so that quick keys add up. */
function useMoving(param: RangeParam, range: Range | undefined) {
  const [moving, setMoving] = useState<number[]>();
  const reached = moving && rangeOfThumbs(param, moving);
  if (moving && reached?.min === range?.min && reached?.max === range?.max) setMoving(undefined);
  return [moving, setMoving] as const;
}

interface BoundProps {
  param: RangeParam;
  words: string;
  value: number | undefined;
  onCommit: (value: number | undefined) => void;
}

/** One end as text; it counts when the reader leaves it or presses Enter. */
function Bound({ param, words, value, onCommit }: BoundProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const { unit } = rangeWords(param);
  const commit = () => {
    if (draft !== undefined) onCommit(typedValue(param, draft));
    setDraft(undefined);
  };
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <label htmlFor={id} className="text-xs text-muted">
        {words}
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

function NoneReport({ label }: { label: string }) {
  return (
    <p className="text-sm">
      <span className="font-medium">{label}</span> <span className="text-muted">· None of these colleges reports it</span>
    </p>
  );
}

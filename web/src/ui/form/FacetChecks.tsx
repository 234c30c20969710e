import { Checkbox } from './Checkbox.tsx';

interface Props<T extends string> {
  legend: string;
  /** With the numbers of results, where they are known. */
  options: readonly { value: T; label: string; count?: string }[];
  chosen: readonly T[];
  onToggle: (value: T) => void;
  /** Long lists scroll in a box. */
  isLong?: boolean;
  isLegendHidden?: boolean;
  /** A short explanation below the legend. */
  hint?: string | undefined;
}

/** The values of one filter with their numbers of results. */
export function FacetChecks<T extends string>({
  legend,
  options,
  chosen,
  onToggle,
  isLong = false,
  isLegendHidden = false,
  hint,
}: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      {hint !== undefined && <p className="mb-1 text-xs text-muted">{hint}</p>}
      <div className={isLong ? 'max-h-44 overflow-y-auto rounded-control border border-line bg-card px-3 py-1' : ''}>
        {options.map(({ value, label, count }) => (
          <Checkbox key={value} label={label} checked={chosen.includes(value)} count={count} onChange={() => onToggle(value)} />
        ))}
      </div>
    </fieldset>
  );
}

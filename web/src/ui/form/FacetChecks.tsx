import { Checkbox } from './Checkbox.tsx';

interface Props<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  /** The number of results for each value. Absent if unknown. */
  counts?: readonly { value: string; count: number }[];
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
  counts,
  onToggle,
  isLong = false,
  isLegendHidden = false,
  hint,
}: Props<T>) {
  const countOf = counts && new Map(counts.map(({ value, count }) => [value, count]));
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      {hint !== undefined && <p className="mb-1 text-xs text-muted">{hint}</p>}
      <div className={isLong ? 'max-h-44 overflow-y-auto rounded-control border border-line bg-card px-3 py-1' : ''}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            {...(countOf && { count: countOf.get(value) ?? 0 })}
            onChange={() => onToggle(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

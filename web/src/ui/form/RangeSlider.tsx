interface Props {
  label: string;
  bounds: readonly [min: number, max: number];
  step: number;
  /** One value: a single end. Two: both ends. */
  values: number[];
  /** While moving, for what is shown beside it. */
  onMove: (values: number[]) => void;
  onCommit: (values: number[]) => void;
  textOf: (value: number) => string;
}

/**
 * A slider with one thumb or two: the platform's own, one over the other, each stopping at the other's value. They bring keys,
 * touch and names for readers of screens along, and no inline styles.
 */
export function RangeSlider({ label, bounds: [min, max], step, values, onMove, onCommit, textOf }: Props) {
  const [low = min, high = max] = values;
  // Where both thumbs meet at the upper end only the lower one can move away.
  const isLowInFront = values.length > 1 && low > (min + max) / 2;
  const moved = (index: number, value: number): number[] => {
    if (values.length === 1) return [value];
    return index === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
  };
  const commit = () => onCommit(values);
  return (
    <div className="relative h-6">
      <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
      {values.map((value, index) => (
        <input
          key={index}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-label={values.length === 1 ? label : `${label}, ${index === 0 ? 'from' : 'to'}`}
          aria-valuetext={textOf(value)}
          onChange={(event) => onMove(moved(index, Number(event.target.value)))}
          onPointerUp={commit}
          onKeyUp={commit}
          className={`thumb absolute inset-0 w-full ${index === 0 && isLowInFront ? 'z-10' : ''}`}
        />
      ))}
    </div>
  );
}

interface Props {
  label: string;
  bounds: readonly [min: number, max: number];
  step: number;
  /** One or two values. */
  values: number[];
  /** Called while moving. */
  onMove: (values: number[]) => void;
  onCommit: (values: number[]) => void;
  textOf: (value: number) => string;
}

/**
 * A slider with one or two thumbs, made of native sliders on top of each other. They support keyboard, touch and screen readers without
 * inline styles.
 */
export function RangeSlider({ label, bounds: [min, max], step, values, onMove, onCommit, textOf }: Props) {
  const [low = min, high = max] = values;
  // If both thumbs are at the upper end, only the lower one can move.
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

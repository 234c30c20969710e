import { Slider } from 'radix-ui';

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

/** A slider with one thumb or two. Its positions are inline styles, so it is rendered in the browser only. */
export function RangeSlider({ label, bounds, step, values, onMove, onCommit, textOf }: Props) {
  const [min, max] = bounds;
  return (
    <Slider.Root
      min={min}
      max={max}
      step={step}
      value={values}
      onValueChange={onMove}
      onValueCommit={onCommit}
      className="relative flex h-6 w-full touch-none items-center select-none"
    >
      <Slider.Track className="relative h-1 grow rounded-full bg-line" />
      {values.map((value, index) => (
        <Slider.Thumb
          key={index}
          aria-label={values.length === 1 ? label : `${label}, ${index === 0 ? 'from' : 'to'}`}
          aria-valuetext={textOf(value)}
          className="block size-5 rounded-full border-2 border-primary bg-card shadow-soft hover:bg-tint"
        />
      ))}
    </Slider.Root>
  );
}

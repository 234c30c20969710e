interface Props {
  counts: readonly number[];
  /** Bars from index `from` to index `to` (inclusive) are highlighted. */
  from?: number;
  to?: number;
  className?: string;
}

const HEIGHT = 32;
const STEP = 10;

/** The distribution of colleges over the scale of a range. Decorative, because the inputs below show the numbers. */
export function Histogram({ counts, from = 0, to = counts.length - 1, className = '' }: Props) {
  const most = Math.max(1, ...counts);
  const path = (isChosen: boolean) =>
    counts
      .map((count, index) => {
        if (count === 0 || (index >= from && index <= to) !== isChosen) return '';
        const height = Math.max(1.5, Math.sqrt(count / most) * HEIGHT);
        return `M${index * STEP + 1} ${HEIGHT}v-${height.toFixed(1)}h${STEP - 2}V${HEIGHT}z`;
      })
      .join('');
  return (
    <svg
      viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block h-8 w-full ${className}`}
    >
      <path d={path(false)} className="fill-line" />
      <path d={path(true)} className="fill-primary opacity-70" />
    </svg>
  );
}

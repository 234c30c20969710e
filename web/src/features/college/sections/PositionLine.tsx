import { FIGURES } from '../../../api/domain/colleges.ts';
import type { ShownKey } from '../../../entities/college/figure-words.ts';

interface Props {
  figure: ShownKey;
  value: number;
  median?: number | undefined;
  /** The 25th and 75th percentile, drawn as a band. */
  range?: readonly [low: number, high: number] | undefined;
}

/** The value and the national median on the scale of the figure. Hidden from screen readers: the text beside it has the numbers. */
export function PositionLine({ figure, value, median, range }: Props) {
  const [min, max] = FIGURES[figure === 'netPrice' ? 'netPricePublic' : figure].scale;
  const along = (x: number) => `${Math.round(Math.min(1, Math.max(0, (x - min) / (max - min))) * 1000) / 10}%`;
  return (
    <svg aria-hidden="true" className="mt-2 h-4 w-full overflow-visible">
      <line x1="0" x2="100%" y1="8" y2="8" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      {range && <line x1={along(range[0])} x2={along(range[1])} y1="8" y2="8" strokeWidth="8" className="stroke-primary/40" />}
      {median !== undefined && <line x1={along(median)} x2={along(median)} y1="0" y2="16" strokeWidth="2" className="stroke-muted" />}
      <circle cx={along(value)} cy="8" r="6" strokeWidth="2" className="fill-primary stroke-card" />
    </svg>
  );
}

import { priceText } from '../../api/domain.ts';

export interface PriceBar {
  label: string;
  /** Whole dollars, above 0. */
  amount: number;
  /** Context stays quiet; what the chart is about does not. */
  isContext: boolean;
}

const ROW = 46;
/** Room to the right of the longest bar for its number, in percent. */
const LONGEST = 78;

/** Prices as bars from 0, each labelled directly. Widths are percentages, so that text keeps its size on every screen. */
export function PriceBars({ bars, label }: { bars: PriceBar[]; label: string }) {
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <svg role="img" aria-label={label} className="figure w-full" height={bars.length * ROW}>
      {bars.map(({ label: name, amount, isContext }, index) => {
        const width = `${Math.round((amount / most) * LONGEST * 10) / 10}%`;
        return (
          <g key={name} transform={`translate(0 ${index * ROW})`} className="text-xs">
            <text y="12" className="fill-muted">
              {name}
            </text>
            <rect y="18" width={width} height="18" rx="3" className={isContext ? 'fill-edge/50' : 'fill-primary'} />
            <text x={width} dx="8" y="32" className="fill-ink font-medium">
              {priceText(amount)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

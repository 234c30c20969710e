import { useTheme } from '@mui/material/styles';
import type { EventSeries } from '../../api/domain/staff.ts';

const HEIGHT = 120;
const STEP = 20;
const BAR = 14;
/** A small count is still a visible bar. */
const LEAST = 2;

/** One bar for each day. The table below it has the same numbers for people who do not see it. */
export function Bars({ days }: Pick<EventSeries, 'days'>) {
  const { palette } = useTheme();
  const most = Math.max(1, ...days.map(({ count }) => count ?? 0));
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, days.length) * STEP} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, count }, index) => {
        const height = count === null || count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT);
        return (
          <rect key={day} x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} fill={palette.primary.main} />
        );
      })}
      <line x1="0" x2={days.length * STEP} y1={HEIGHT} y2={HEIGHT} stroke={palette.divider} />
    </svg>
  );
}

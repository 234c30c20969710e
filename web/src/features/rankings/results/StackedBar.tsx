import type { PlacedCollege } from '../../../api/domain.ts';
import { segmentsOf, zeroOf, type Scale, type Segment } from './stack.ts';

/** What lifts a score and what lowers it, side by side. The words below it say the same. */
export function StackedBar({ parts, scale }: { parts: PlacedCollege['parts']; scale: Scale }) {
  const zero = `${zeroOf(scale)}%`;
  return (
    <svg aria-hidden="true" className="block h-4 w-full">
      {segmentsOf(parts, scale).map((segment) => (
        <rect key={segment.key} x={`${segment.from}%`} y="3" width={`${segment.width}%`} height="10" {...lookOf(segment)} />
      ))}
      <line x1={zero} x2={zero} y1="0" y2="16" strokeWidth="1.5" className="stroke-ink" />
    </svg>
  );
}

/** What is only filled in is an empty outline; the others are parted by a seam. */
function lookOf({ isGain, isFilled }: Segment) {
  if (!isFilled) return { strokeWidth: 1.5, className: `stroke-card ${isGain ? 'fill-primary' : 'fill-amber'}` };
  return { strokeWidth: 1.5, strokeDasharray: '3 2', className: `fill-transparent ${isGain ? 'stroke-primary' : 'stroke-amber'}` };
}

import { PENNANT_PATHS, pennantOf } from '../../api/domain/colleges.ts';

interface Props {
  name: string;
  id: number;
  className?: string;
  /** `tile`: a square for lists. `banner`: 4:3, for the top of a page. */
  shape?: 'tile' | 'banner';
}

/** Replaces a photo: drawn from the college's name and id, always the same. Decorative, because the name is beside it. */
export function Pennant({ name, id, className = '', shape = 'tile' }: Props) {
  const { initials, colors, pattern } = pennantOf(name, id);
  const [ground, accent, letters] = colors;
  const width = shape === 'tile' ? 96 : 128;
  const size = initials.length > 2 ? 30 : 38;
  return (
    <svg viewBox={`0 0 ${width} 96`} className={className} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={width} height="96" fill={ground} />
      <path fill={accent} d={PENNANT_PATHS[pattern]} />
      <text
        x={width / 2}
        y="50"
        fill={letters}
        fontSize={size}
        textAnchor="middle"
        dominantBaseline="central"
        className="font-display font-semibold"
      >
        {initials}
      </text>
    </svg>
  );
}

import type { JSX } from 'react';
import { pennantOf, type PennantPattern } from '../lib/pennant.ts';

interface Props {
  name: string;
  id: number;
  className?: string;
  /** `tile`: a square for lists. `banner`: 4:3, for the head of a page. */
  shape?: 'tile' | 'banner';
}

/** Stands in for a photograph: drawn from the college's name and id, the same each time. Decorative: the name is beside it. */
export function Pennant({ name, id, className = '', shape = 'tile' }: Props) {
  const { initials, colours, pattern } = pennantOf(name, id);
  const [ground, accent, letters] = colours;
  const width = shape === 'tile' ? 96 : 128;
  const size = initials.length > 2 ? 30 : 38;
  return (
    <svg viewBox={`0 0 ${width} 96`} className={className} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={width} height="96" fill={ground} />
      <g fill={accent} stroke={accent} strokeWidth="0">
        {PATTERNS[pattern]}
      </g>
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

const PATTERNS: Record<PennantPattern, JSX.Element> = {
  stripes: <path d="M0 8h128v10H0zM0 78h128v10H0z" />,
  chevron: <path d="M0 0h28l36 48-36 48H0l36-48z" />,
  dots: <path d={dots()} />,
  arcs: <path d="M0 96a64 64 0 0 1 64-64h64v20H64a44 44 0 0 0-44 44z" />,
  diagonal: <path d="M0 96 96 0h24L24 96zM60 96 128 28v24L84 96z" />,
  checks: (
    <path d="M0 0h24v24H0zM24 24h24v24H24zM48 0h24v24H48zM72 24h24v24H72zM96 0h24v24H96zM0 72h24v24H0zM48 72h24v24H48zM96 72h24v24H96z" />
  ),
};

function dots(): string {
  const places = [12, 36, 60, 84, 108].flatMap((x) => [10, 86].map((y) => [x, y] as const));
  return places.map(([x, y]) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`).join('');
}

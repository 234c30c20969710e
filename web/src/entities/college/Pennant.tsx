import { type CollegeCard, PENNANT_PATHS, pennantLines } from '../../api/domain/colleges.ts';

interface Props {
  design: CollegeCard['pennant'];
  className?: string;
  /** `tile`: a square for lists. `banner`: 4:3, for the top of a page. */
  shape?: 'tile' | 'banner';
}

const LARGEST = 36;
const WIDEST = 84;
const LINE_HEIGHT = 26;

/** The width of a text in sizes of its font, about. Small letters are narrower than capitals. */
const widthOf = (text: string): number => 0.72 * text.length - 0.19 * (text.match(/[a-z ]/g)?.length ?? 0);
const sizeOf = (lines: string[]): number =>
  Math.min(lines.length > 1 ? LINE_HEIGHT : LARGEST, Math.floor(WIDEST / Math.max(...lines.map(widthOf))));

/** Replaces a photo. Decorative, because the name is beside it. */
export function Pennant({ design, className = '', shape = 'tile' }: Props) {
  const [ground, accent, letters] = design.colors;
  const width = shape === 'tile' ? 96 : 128;
  const lines = pennantLines(design.text);
  const size = sizeOf(lines);
  return (
    <svg viewBox={`0 0 ${width} 96`} className={className} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={width} height="96" fill={ground} />
      <path fill={accent} d={PENNANT_PATHS[design.pattern]} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={width / 2}
          y={50 + (index - (lines.length - 1) / 2) * LINE_HEIGHT}
          fill={letters}
          fontSize={size}
          textAnchor="middle"
          dominantBaseline="central"
          className="font-display font-semibold"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Leaves room for the number beside the longest bar, in percent. */
const LONGEST = 85;

/** A bar from 0 with its number. `share` is 0 to 1 of the longest bar. Hidden from screen readers: give them the number as text. */
export function LabeledBar({ share, text }: { share: number; text: string }) {
  const width = `${Math.round(share * LONGEST * 10) / 10}%`;
  return (
    <svg aria-hidden="true" className="bar-line">
      <rect width={width} height="100%" rx="3" className="fill-primary" />
      <text x={width} dx="8" y="50%" className="font-medium">
        {text}
      </text>
    </svg>
  );
}

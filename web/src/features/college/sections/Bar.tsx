/** Room beside the longest bar for its number, in percent. */
const LONGEST = 85;

/** One bar from 0 with its number at its end; `share` of the longest, 0 to 1. Decoration: whoever shows it says the number, too. */
export function Bar({ share, text }: { share: number; text: string }) {
  const width = `${Math.round(share * LONGEST * 10) / 10}%`;
  return (
    <svg aria-hidden="true" className="figure block h-5 w-full overflow-visible">
      <rect width={width} height="100%" rx="3" className="fill-primary" />
      <text x={width} dx="8" y="50%" dominantBaseline="central" className="fill-ink font-medium">
        {text}
      </text>
    </svg>
  );
}

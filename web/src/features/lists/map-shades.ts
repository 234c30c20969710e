/** How dark a state is, by its number of colleges: from this number on. The words of the legend are made of the same. */
const STEPS = [
  { from: 0, fill: 'fill-card' },
  { from: 1, fill: 'fill-primary/10' },
  { from: 25, fill: 'fill-primary/20' },
  { from: 50, fill: 'fill-primary/30' },
  { from: 100, fill: 'fill-primary/45' },
  { from: 200, fill: 'fill-primary/60' },
] as const;

/** The class that fills a state with so many colleges. */
export const fillOf = (count: number): string => STEPS.findLast(({ from }) => count >= from)?.fill ?? STEPS[0].fill;

/** "25 to 49": the shades that occur, from light to dark. */
export function legendOf(counts: readonly number[]): { words: string; fill: string }[] {
  return STEPS.flatMap(({ from, fill }, index) => {
    const next = STEPS[index + 1]?.from;
    const occurs = counts.some((count) => count >= from && (next === undefined || count < next));
    return occurs ? [{ words: rangeWords(from, next), fill }] : [];
  });
}

function rangeWords(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} or more`;
  return next === from + 1 ? String(from) : `${from} to ${next - 1}`;
}

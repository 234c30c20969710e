/** The fill of a state by its number of colleges, from `from` up. */
const STEPS = [
  { from: 0, fill: 'fill-card' },
  { from: 1, fill: 'fill-primary/10' },
  { from: 25, fill: 'fill-primary/20' },
  { from: 50, fill: 'fill-primary/30' },
  { from: 100, fill: 'fill-primary/45' },
  { from: 200, fill: 'fill-primary/60' },
] as const;

export const fillOf = (count: number): string => STEPS.findLast(({ from }) => count >= from)?.fill ?? STEPS[0].fill;

/** The shades in use, from light to dark, with labels like "25 to 49". */
export function legendOf(counts: readonly number[]): { label: string; fill: string }[] {
  return STEPS.flatMap(({ from, fill }, index) => {
    const next = STEPS[index + 1]?.from;
    const occurs = counts.some((count) => count >= from && (next === undefined || count < next));
    return occurs ? [{ label: rangeText(from, next), fill }] : [];
  });
}

function rangeText(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} or more`;
  return next === from + 1 ? String(from) : `${from} to ${next - 1}`;
}

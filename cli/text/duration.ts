/** How long a run took: "25.7 s, reading 6.2 s and merging 19.5 s", or only the whole if it did not merge. */
export function durationText(startedAt: Date, mergedFrom: Date | null, finishedAt: Date): string {
  const seconds = (from: Date, to: Date): string => `${((to.getTime() - from.getTime()) / 1000).toFixed(1)} s`;
  const parts = mergedFrom ? `, reading ${seconds(startedAt, mergedFrom)} and merging ${seconds(mergedFrom, finishedAt)}` : '';
  return `${seconds(startedAt, finishedAt)}${parts}`;
}

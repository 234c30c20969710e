import { releaseText } from '../../api/domain/colleges.ts';
import type { RunLog, RunStatus, SourceCard } from '../../api/domain/imports.ts';

type SourceName = SourceCard['source'];

/** Short names of the sources. */
export const SOURCE_WORDS: Readonly<Record<SourceName, string>> = {
  ipeds: 'IPEDS',
  scorecard: 'College Scorecard',
  crime: 'Campus Safety',
  athletics: 'Equity in Athletics',
  research: 'Research (HERD)',
  carnegie: 'Carnegie',
};

export const STATUS_WORDS: Readonly<Record<RunStatus, string>> = {
  running: 'Running',
  succeeded: 'Succeeded',
  unchanged: 'Unchanged',
  failed: 'Failed',
  cancelled: 'Canceled',
  rolled_back: 'Rolled back',
};

/** "IPEDS 2024"; without a year for a run that failed before its files said it. */
export const filesText = ({ source, year }: Pick<RunLog, 'source' | 'year'>): string =>
  year === null ? SOURCE_WORDS[source] : `${SOURCE_WORDS[source]} ${year}`;

/** "IPEDS 2024, final" */
export const editionText = (run: Pick<RunLog, 'source' | 'year' | 'release'>): string =>
  run.year === null ? filesText(run) : `${filesText(run)}, ${releaseText(run.release)}`;

/** "2.5 s", "3 min 5 s: 2 min 1 s reading, 1 min 4 s merging"; null while the run has no end. */
export function durationText({
  startedAt,
  mergedFrom,
  finishedAt,
}: Pick<RunLog, 'startedAt' | 'mergedFrom' | 'finishedAt'>): string | null {
  if (finishedAt === null) return null;
  const whole = timeText(startedAt, finishedAt);
  return mergedFrom === null ? whole : `${whole}: ${timeText(startedAt, mergedFrom)} reading, ${timeText(mergedFrom, finishedAt)} merging`;
}

function timeText(from: string, to: string): string {
  const seconds = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const COUNT_WORDS: Readonly<Record<string, string>> = {
  inserted: 'added',
  updated: 'changed',
  unchanged: 'unchanged',
  closed: 'closed',
  merged: 'merged',
  unlisted: 'no longer listed',
};

/** "21 added, 3,767 changed", of colleges. Empty for a run without counts. */
export const countsText = (counts: RunLog['counts']): string =>
  Object.entries(COUNT_WORDS)
    .flatMap(([key, words]) => ((counts[key] ?? 0) > 0 ? [`${(counts[key] ?? 0).toLocaleString('en-US')} ${words}`] : []))
    .join(', ');

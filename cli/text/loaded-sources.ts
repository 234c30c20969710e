import { countText } from '../../src/domain/colleges/display.ts';
import type { SourceOverview } from '../../src/domain/downloads/freshness.use-cases.ts';
import { importCommand } from '../../src/domain/downloads/import-command.ts';
import { tableText } from './table.ts';

/** Every loaded year and run as JSON, with the command to run next. */
export function sourcesJson(sources: readonly SourceOverview[]): string {
  const overviews = sources.map(({ action, ...overview }) => ({ ...overview, command: importCommand(action) }));
  return JSON.stringify(overviews, null, 2);
}

/** A table with one line per source, then the commands to run next. */
export function sourcesText(sources: readonly SourceOverview[]): string {
  const head = ['Source', 'Year', 'Release', 'Imported', 'Run', 'State', 'Other years', 'Age', 'Colleges'];
  const table = tableText(head, sources.map(rowOf), 7);
  return [table, sources.map(nextText).join('\n\n')].join('\n\n');
}

function rowOf({ source, loaded, ageDays, state, colleges }: SourceOverview): string[] {
  const [last, ...others] = loaded;
  const years = [...new Set(others.map(({ year }) => year))].filter((year) => year !== last?.year);
  if (last === undefined || ageDays === null) return [source, '', '', '', '', state, '', '', countText(colleges)];
  const age = ageDays === 1 ? '1 day' : `${countText(ageDays)} days`;
  const { year, release, at, runId } = last;
  return [source, String(year), release, at.toISOString().slice(0, 10), String(runId), state, years.join(' '), age, countText(colleges)];
}

function nextText({ source, state, next, missing, renewed, attended, action }: SourceOverview): string {
  const expected =
    state === 'current' ? `${next.year} may be available from ${next.from}` : `${next.year} may be available since ${next.from}`;
  const lines = [
    `${source}: ${expected} (${renewed}).`,
    ...missing.map(({ file, holds, since }) => `  Missing: ${file} (${holds}), may be available since ${since}.`),
    `  ${state === 'current' ? 'For revised figures' : 'Next'}: ${importCommand(action)}`,
  ];
  return [...lines, ...(attended === null ? [] : [`  Cannot be scheduled: ${attended}.`])].join('\n');
}

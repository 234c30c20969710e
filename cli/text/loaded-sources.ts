import type { SourceOverview } from '../../src/domain/downloads/freshness.use-cases.ts';
import { tableText } from './table.ts';

const number = new Intl.NumberFormat('en-US');

/** What is loaded, for machines: every year and run. */
export function sourcesJson(sources: readonly SourceOverview[]): string {
  return JSON.stringify(sources, null, 2);
}

/** What is loaded, for people: a line a source, then what to run. */
export function sourcesText(sources: readonly SourceOverview[]): string {
  const head = ['Source', 'Year', 'Release', 'Imported', 'Run', 'State', 'Other years', 'Age', 'Colleges'];
  const table = tableText(head, sources.map(rowOf), 7);
  return [table, sources.map(nextText).join('\n\n')].join('\n\n');
}

function rowOf({ source, loaded, ageDays, state, colleges }: SourceOverview): string[] {
  const [last, ...others] = loaded;
  const years = [...new Set(others.map(({ year }) => year))].filter((year) => year !== last?.year);
  if (last === undefined || ageDays === null) return [source, '', '', '', '', state, '', '', number.format(colleges)];
  const age = ageDays === 1 ? '1 day' : `${number.format(ageDays)} days`;
  const { year, release, at, runId } = last;
  return [
    source,
    String(year),
    release,
    at.toISOString().slice(0, 10),
    String(runId),
    state,
    years.join(' '),
    age,
    number.format(colleges),
  ];
}

function nextText({ source, state, next, renewed, attended, command }: SourceOverview): string {
  const expected = state === 'current' ? `${next.year} may appear from ${next.from} on` : `${next.year} may be out since ${next.from}`;
  const lines = [`${source}: ${expected} (${renewed}).`, `  ${state === 'current' ? 'For revised figures' : 'Next'}: ${command}`];
  return [...lines, ...(attended === null ? [] : [`  Not by itself: ${attended}.`])].join('\n');
}

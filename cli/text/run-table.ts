import { countText } from '../../src/domain/colleges/display.ts';
import { baseName } from '../../src/domain/imports/import-facts.ts';
import { releaseText } from '../../src/domain/colleges/sources.ts';
import { mappingLines } from '../../src/domain/imports/mapping/mapping-text.ts';
import { NO_COUNTS } from '../../src/domain/imports/import-run.ts';
import { durationText } from './duration.ts';
import { historyText } from './run-diff.ts';
import type { RollbackOutcome, RunDetail, RunSummary } from '../../src/domain/runs/runs.ports.ts';
import type { StoredReject } from '../../src/domain/runs/rejected-files.ts';
import { remarksSections } from './import-report.ts';
import { tableText } from './table.ts';

/** The runs as text, one per line, newest first. */
export function runsText(runs: readonly RunSummary[]): string {
  if (runs.length === 0) return 'No runs.';
  const rows = runs.map((run) => [
    String(run.id),
    timeText(run.startedAt),
    run.source,
    run.year === null ? '' : String(run.year),
    run.release,
    run.status,
    didText(run),
  ]);
  return tableText(['Run', 'Started (UTC)', 'Source', 'Year', 'Release', 'Status', 'Changes'], rows);
}

/** One run as text: its files and its outcome. */
export function runText(run: RunDetail): string {
  const {
    id,
    source,
    year,
    release,
    status,
    actor,
    startedAt,
    mergedFrom,
    finishedAt,
    message,
    obtainedFrom,
    matchedBy,
    mapping,
    remarks,
    files,
    tables,
    keptRejects,
  } = run;
  const head = [
    `Run ${id}: ${source}${year === null ? '' : ` ${year}, ${releaseText(release)}`}`,
    `${status}, started ${timeText(startedAt)} UTC by ${actor}${finishedAt ? `, took ${durationText(startedAt, mergedFrom, finishedAt)}` : ''}`,
    ...[didText(run), message].filter((line) => line !== ''),
    ...(obtainedFrom === null ? [] : [`Files obtained from: ${obtainedFrom}`]),
    ...(matchedBy === null ? [] : [`Matched by: ${matchedBy}`]),
  ];
  const cells = tables.map((table) => [
    table.table,
    baseName(table.file),
    ...[table.read, table.matched, table.outside, table.rejected].map((count) => countText(count)),
  ]);
  const sections = [
    head.join('\n'),
    cells.length === 0 ? '' : tableText(['Table', 'File', 'Rows', 'Colleges', 'Outside', 'Rejected'], cells, 2),
    ...(mapping === null ? [] : [['Columns:', ...mappingLines(mapping).map((line) => `  ${line}`)].join('\n')]),
    ...(remarks === null ? [] : remarksSections(remarks)),
    ['Files:', ...files.map(({ file, sha256 }) => `  ${baseName(file)}  ${sha256}`)].join('\n'),
    ...files.flatMap(({ file, sql }) => (sql === undefined ? [] : [`Query of ${file}:\n${sql}`])),
    keptRejects === 0 ? '' : `${countText(keptRejects)} rejected rows are stored: runs rejects ${id}`,
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

export function rejectsText(rejects: readonly StoredReject[]): string {
  if (rejects.length === 0) return 'No rejected rows are stored.';
  return rejects.map(({ file, line, message }) => `${baseName(file)}, line ${line}: ${message}`).join('\n');
}

/** The outcome of a rollback as text. */
export function rollbackText({ runId, status, restored, values, removed, kept, history, importAgain }: RollbackOutcome): string {
  if (status === 'unchanged') return `Unchanged. Run ${runId} is already rolled back.`;
  const would = status === 'dry-run' ? 'Would be restored' : 'Restored';
  const lines = [`${would}: ${counted(values, 'value')} of ${counted(restored, 'college')}. Removed: ${counted(removed, 'college')}.`];
  if (history.changed + history.gained + history.lost > 0) lines.push(historyText(history));
  if (kept.count > 0) lines.push('', `Added by the run and not deleted (${countText(kept.count)}):`);
  for (const { name, unitId, because } of kept.first)
    lines.push(
      `  ${name} (${unitId ?? 'no UNITID'}): ${because === 'wanted' ? 'a favorite or a staff edit refers to it' : 'a later run knows it'}`,
    );
  if (importAgain.length > 0) lines.push('', againText(importAgain));
  lines.push(
    '',
    status === 'dry-run' ? 'Nothing was changed: this was a dry run.' : `Run ${runId} is rolled back. Its files can be imported again.`,
  );
  return lines.join('\n');
}

function againText(runs: readonly number[]): string {
  const which = runs.length === 1 ? `Run ${runs[0] ?? ''} brought` : `Runs ${runs.join(', ')} brought`;
  return `${which} files of the same year later. Values that this run had supplied first are gone. Import those files again with --force.`;
}

function didText({ counts, history }: RunSummary): string {
  if (counts.inserted === undefined) return '';
  const { inserted, updated, closed, merged, unlisted, recorded } = { ...NO_COUNTS, ...counts };
  const gone = closed + merged + unlisted;
  if (inserted + updated + gone === 0 && recorded > 0) return `${countText(recorded)} rows stored for the history${historyPart(history)}`;
  const parts = [`${countText(inserted)} added`, `${countText(updated)} changed`, ...(gone > 0 ? [`${countText(gone)} gone`] : [])];
  return parts.join(', ');
}

const historyPart = (history: RunSummary['history']): string =>
  history ? `, ${countText(history.changed + history.lost)} of its values changed, ${countText(history.gained)} gained` : '';

const counted = (count: number, what: string): string => `${countText(count)} ${what}${count === 1 ? '' : 's'}`;

const timeText = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

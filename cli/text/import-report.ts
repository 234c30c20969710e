import type { Publication } from '../publish-after.ts';
import { countText } from '../../src/domain/colleges/display.ts';
import { baseName } from '../../src/domain/imports/import-facts.ts';
import { groupText, type FileFaults } from '../../src/domain/imports/rows/fault-groups.ts';
import { releaseText } from '../../src/domain/colleges/sources.ts';
import { mappingLines } from '../../src/domain/imports/mapping/mapping-text.ts';
import type { ArchiveReport } from '../../src/domain/imports/imports.ports.ts';
import type { ImportCounts, ImportReport, TableReport } from '../../src/domain/imports/import-run.ts';
import type { RunRemarks } from '../../src/domain/imports/rows/run-remarks.ts';
import type { ColumnDrift } from '../../src/domain/imports/source-table.ts';
import type { DomainError } from '../../src/domain/shared/domain-error.ts';
import { messageWithRemedies } from './remedies.ts';
import { durationText } from './duration.ts';
import { diffText } from './run-diff.ts';
import { tableText } from './table.ts';

const MAX_LISTED = 20;
const MAX_NAMED = 4;

/** The report of a run as JSON, with every stored reject. The names of all columns are in the files. */
export function reportJson(report: ImportReport & { publication?: Publication }): string {
  return JSON.stringify({ ...report, columns: undefined }, null, 2);
}

/** The report of a run as text. */
export function reportText(report: ImportReport): string {
  const { source, year, release, tables } = report;
  const sections = [
    `${source} ${year}, ${releaseText(release)}`,
    tables.length > 0 ? tablesText(tables) : '',
    tables.length > 0 ? countsText(report.counts) : '',
    report.diff ? diffText(report.diff, report.status !== 'dry-run') : '',
    listText('Columns read otherwise', mappingLines(report.mapping ?? [])),
    ...remarksSections(report),
    endText(report),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

/** Sections of what a run found in its files. Empty where it found nothing. */
export const remarksSections = ({ faults, notes, drift, unused }: RunRemarks): string[] => [
  listText('Rejected rows', faults.map(groupLine)),
  listText('Rows read with a note', notes.map(placeText)),
  driftText(drift),
  listText(
    'Unused files and columns',
    unused.map(({ file, reason }) => `${baseName(file)}: ${reason}`),
  ),
];

/** A refused run: the reason, and the first faults by file. */
export function faultText(error: DomainError): string {
  const places = error.faults.map((fault) => `${baseName(fault.path)}: ${fault.message}`);
  return [messageWithRemedies(error), listText('Faults', places)].filter((section) => section !== '').join('\n\n');
}

export function faultJson(error: DomainError): string {
  const { code, faults } = error;
  return JSON.stringify({ error: { code, message: messageWithRemedies(error), faults } }, null, 2);
}

export function archiveText({ colleges, files }: ArchiveReport): string {
  const written = files.map(({ file, bytes }) => `  ${file}  ${countText(bytes)} bytes`);
  return [`${countText(colleges)} colleges`, ...written].join('\n');
}

function tablesText(tables: readonly TableReport[]): string {
  // Only some tables have several rows for an institution.
  const isFolded = tables.some(({ folded }) => folded > 0);
  const head = ['Table', 'File', 'Rows', 'Colleges', 'Outside', 'Rejected', ...(isFolded ? ['Joined'] : [])];
  const rows = tables.map((table) => [
    table.table,
    baseName(table.file),
    ...[table.read, table.matched, table.outside, table.rejected, ...(isFolded ? [table.folded] : [])].map((count) => countText(count)),
  ]);
  const silent = tables.map(({ table, silent: count = 0 }) =>
    count > 0 ? `\n${countText(count)} colleges are not listed in ${table} and count as below its threshold.` : '',
  );
  return `${tableText(head, rows, 2)}${silent.join('')}`;
}

function countsText({ inserted, updated, unchanged, closed, merged, unlisted }: ImportCounts): string {
  const main = `Colleges: ${countText(inserted)} added, ${countText(updated)} changed, ${countText(unchanged)} unchanged.`;
  const left = `${countText(closed)} closed, ${countText(merged)} merged into another, ${countText(unlisted)} no longer listed.`;
  return closed + merged + unlisted > 0 ? `${main}\n${left}` : main;
}

/** A row with its message: "adm2024.csv, line 9: …". */
export const placeText = ({ file, line, message }: { file: string; line: number; message: string }): string =>
  `${baseName(file)}, line ${line}: ${message}`;

/** Rejected rows with one cause in one line; a single row with its place. */
export const groupLine = (group: FileFaults): string =>
  group.rows === 1 ? placeText({ ...group, line: group.first }) : `${baseName(group.file)}: ${groupText(group)}`;

export function listText(title: string, entries: readonly string[]): string {
  if (entries.length === 0) return '';
  const shown = entries.slice(0, MAX_LISTED).map((entry) => `  ${entry}`);
  const count = entries.length > MAX_LISTED ? `${title} (the first ${MAX_LISTED} of ${countText(entries.length)})` : title;
  return [`${count}:`, ...shown].join('\n');
}

/** New and missing columns by file: their number and the first few. */
export function driftText(drift: readonly ColumnDrift[]): string {
  return listText(
    'New and missing columns',
    drift.map(({ file, missing, added, isExtract }) => {
      const parts = [isExtract ? 'an extract' : '', someText('missing', missing), someText('new', added)].filter((part) => part !== '');
      return `${baseName(file)}: ${parts.join('; ')}`;
    }),
  );
}

function someText(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, MAX_NAMED).join(', ');
  return `${countText(names.length)} ${what} (${shown}${names.length > MAX_NAMED ? ', …' : ''})`;
}

function endText({ status, runId, message, appliedBy, startedAt, mergedFrom, finishedAt }: ImportReport): string {
  if (status === 'succeeded') return `Done in ${durationText(startedAt, mergedFrom, finishedAt)} (run ${runId ?? 0}).`;
  if (status === 'unchanged') return `Unchanged. ${message}${appliedBy === undefined ? '' : ' Use --force to merge them again.'}`;
  return message;
}

import type { SourceName } from '../../domain/colleges/college.ts';
import type { SourceReader } from '../../domain/imports/imports.ports.ts';
import type { ColumnDrift, OpenedSource, OpenRequest, SourceTable } from '../../domain/imports/source-table.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { athletics } from './athletics.source.ts';
import { carnegie } from './carnegie.source.ts';
import { crime } from './crime.source.ts';
import { onePerTable, recognise, releaseOfFiles, yearOfFile, yearOfFiles, type SourceSpec, type Unused } from './detect.ts';
import { columnContracts, contractOf, driftOf, type ColumnContracts } from './drift.ts';
import { refusal } from './faults.ts';
import { filesAt } from './files/files.ts';
import { inspect, type SourceFile } from './files/inspect.ts';
import { ipeds } from './ipeds/ipeds.source.ts';
import { research } from './research.source.ts';
import { scorecard } from './scorecard.source.ts';
import { openTable, type TableFile } from './table.ts';

/** What can be imported, by source. */
export const SOURCES: Partial<Record<SourceName, SourceSpec>> = { ipeds, crime, scorecard, research, athletics, carnegie };

/**
 * Reads federal files. Any unreadable CSV or zip refuses the run, also one that merely lies in a given folder: what cannot be read
 * cannot be told apart from a table that is needed, and a broken download must not pass for a table nobody supplied.
 */
export function createSourceReader(): SourceReader {
  return { open };
}

async function open(request: OpenRequest): Promise<OpenedSource> {
  const source = SOURCES[request.source];
  if (!source) throw refusal('unsupported', `Importing ${request.source} is not built yet.`);
  const { files, unused } = await filesAt(request.paths);
  const contracts = columnContracts(request.source);
  const { found, others } = await look(files, source, contracts);
  unused.push(...others);
  if (found.length === 0) throw refusal('nothing-usable', nothingUsable(request, unused));
  const selection = source.manyFiles ? { chosen: found, unused: [] } : onePerTable(found, source, request.year);
  unused.push(...selection.unused);
  const chosen = inPrecedence(selection.chosen, source);
  const year = request.year ?? yearOfFiles(chosen, source);
  const release = request.release ?? releaseOfFiles(chosen.map(({ file }) => file));
  const drift = chosen.flatMap((file) => driftIn(file, contracts, yearOfTable(file, source, year)));
  const extracts = new Set(drift.filter(({ isExtract }) => isExtract).map(({ file }) => file));
  const opened = openTables(chosen, source, year, unused);
  const tables = opened.map((table) => (extracts.has(table.file) ? { ...table, isExtract: true } : table));
  if (tables.length === 0) throw refusal('nothing-usable', nothingUsable(request, unused));
  return { source: request.source, year, release, tables, unused, drift };
}

/** Of several files each tells its own year, where it tells one. */
function yearOfTable(file: TableFile, source: SourceSpec, year: number): number {
  return source.manyFiles ? (yearOfFile(file, source) ?? year) : year;
}

function driftIn({ file, inspection, spec }: TableFile, contracts: ColumnContracts, year: number): ColumnDrift[] {
  const drift = driftOf(contractOf(contracts, spec.table), inspection.header, year);
  return drift ? [{ file: file.label, table: spec.table, ...drift }] : [];
}

function openTables(chosen: readonly TableFile[], source: SourceSpec, year: number, unused: Unused[]): SourceTable[] {
  const opened = chosen.map((file) => {
    const fileYear = yearOfTable(file, source, year);
    const passedOver = file.spec.leftOut?.(fileYear, file.inspection.header, file.file.name) ?? [];
    unused.push(...passedOver.map((reason) => ({ file: file.file.label, reason })));
    return openTable(file, fileYear, source.periodOf(file.file.name, fileYear));
  });
  // An extract of the Scorecard lacks most columns by design; a table of IPEDS that lost one is news.
  const whole = source.manyFiles ? [] : opened;
  const supplied = new Set(opened.flatMap(({ table }) => table.fields.map(({ field }) => field)));
  for (const { table, missing } of whole) {
    const lost = missing.filter(({ field }) => !supplied.has(field));
    unused.push(
      ...lost.map(({ field, columns }) => ({ file: table.file, reason: `no ${field}: it has no column ${columns.join(' or ')}` })),
    );
  }
  return opened.map(({ table }) => table).filter(({ fields }) => fields.length > 0);
}

async function look(
  files: readonly SourceFile[],
  source: SourceSpec,
  contracts: ColumnContracts,
): Promise<{ found: TableFile[]; others: Unused[] }> {
  const found: TableFile[] = [];
  const others: Unused[] = [];
  const faults: DomainError[] = [];
  for (const file of files) {
    try {
      const seen = recognise(file, await inspect(file), source, contracts);
      const twin = 'spec' in seen ? found.find(({ inspection }) => inspection.sha256 === seen.inspection.sha256) : undefined;
      if (!('spec' in seen)) others.push(seen);
      else if (twin) others.push({ file: file.label, reason: `its content is that of ${twin.file.label}` });
      else found.push(seen);
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault;
      faults.push(fault);
    }
  }
  const [first] = faults;
  if (first) throw new DomainError(first.kind, first.code, faults.map(({ message }) => message).join(' '));
  return { found, others };
}

/** The order of the source's own list; among files of one kind the newest first. */
function inPrecedence(found: readonly TableFile[], source: SourceSpec): TableFile[] {
  const place = ({ spec }: TableFile) => source.tables.indexOf(spec);
  const year = (file: TableFile) => yearOfFile(file, source) ?? 0;
  return [...found].sort((a, b) => place(a) - place(b) || year(b) - year(a));
}

function nothingUsable({ source, paths }: OpenRequest, unused: readonly Unused[]): string {
  const seen = unused.slice(0, 5).map(({ file, reason }) => `${file}: ${reason}`);
  const head = `No ${source} table was found in ${paths.join(', ')}.`;
  return seen.length > 0 ? `${head} ${seen.join('; ')}.` : head;
}

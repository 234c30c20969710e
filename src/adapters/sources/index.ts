import type { SourceName } from '../../domain/colleges/sources.ts';
import type { SourceReader } from '../../domain/imports/imports.ports.ts';
import type { ColumnDrift, DeclaredFile, OpenedSource, OpenRequest, SourceTable } from '../../domain/imports/source-table.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { athletics } from './athletics.source.ts';
import { carnegie } from './carnegie.source.ts';
import { crime } from './crime.source.ts';
import { filesOfYear, onePerTable, releaseOfFiles, yearOfFile, yearOfFiles } from './choose-files.ts';
import type { SourceSpec, UnusedFile } from './detect.ts';
import { columnContracts, contractOf, driftOf, otherYearsOf, type ColumnContracts } from './drift.ts';
import { sourceError } from './errors.ts';
import { EACH_TIME, type FileLook } from './files/look.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import { identifyMapped, refuseUnused } from './mapping/identify-mapped.ts';
import { ipeds } from './ipeds/ipeds.source.ts';
import { research } from './research.source.ts';
import { scorecard } from './scorecard/scorecard.source.ts';
import { openTable } from './open-table.ts';
import type { TableFile } from './table.ts';

/** The reader of every source. */
export const SOURCE_SPECS: Readonly<Record<SourceName, SourceSpec>> = { ipeds, crime, scorecard, research, athletics, carnegie };

/**
 * Reads the published files of all sources. An unreadable CSV or zip ends the run, even if it is one of many files in a folder: it may be
 * a required table, and a broken download must not count as missing data.
 */
export function createSourceReader(look = EACH_TIME): SourceReader {
  return { open: (request) => open(request, look) };
}

async function open(request: OpenRequest, look: FileLook): Promise<OpenedSource> {
  const source = SOURCE_SPECS[request.source];
  const { files, unused: unread } = await look.find(request.paths);
  const unused = [...unread];
  const contracts = columnContracts(request.source);
  const { found, others } = await identifyAll(files, look, source, contracts, request);
  unused.push(...others);
  if (found.length === 0) throw sourceError('nothing-usable', noTableMessage(request, unused));
  const ofYear = filesOfYear(found, source, request);
  const selection = source.hasManyFiles ? { chosen: ofYear.found, unused: [] } : onePerTable(ofYear.found, source, request.year);
  unused.push(...ofYear.unused, ...selection.unused);
  const chosen = byPrecedence(selection.chosen, source);
  const year = request.year ?? yearOfFiles(chosen, source);
  const release =
    request.release ??
    releaseOfFiles(
      request.source,
      chosen.map(({ file }) => file),
    );
  refuseUnused(request.mapping, chosen, contracts, (file) => yearOfTable(file, source, year));
  const drift = chosen.flatMap((file) => driftIn(file, contracts, yearOfTable(file, source, year)));
  const extracts = new Set(drift.filter(({ isExtract }) => isExtract).map(({ file }) => file));
  const opened = openTables(chosen, source, year, unused);
  const tables = opened.map((table) => (extracts.has(table.file) ? { ...table, isExtract: true } : table));
  if (tables.length === 0) throw sourceError('nothing-usable', noTableMessage(request, unused));
  return { source: request.source, year, release, tables, unused, drift };
}

/** In a source with several files per run, each file can have its own year. */
function yearOfTable(file: TableFile, source: SourceSpec, year: number): number {
  return source.hasManyFiles ? (yearOfFile(file, source) ?? year) : year;
}

/** Throws `invalid` if the columns are those of other years. */
function driftIn({ file, inspection, spec }: TableFile, contracts: ColumnContracts, year: number): ColumnDrift[] {
  const contract = contractOf(contracts, spec.table);
  const years = otherYearsOf(contract, inspection.header, year);
  if (years !== null)
    throw sourceError('year-conflict', `${file.label} has the columns of ${years}, not of ${year}. Is it the right file?`);
  const drift = driftOf(contract, inspection.header, year);
  return drift ? [{ file: file.label, table: spec.table, ...drift }] : [];
}

function openTables(chosen: readonly TableFile[], source: SourceSpec, year: number, unused: UnusedFile[]): SourceTable[] {
  const opened = chosen.map((file) => {
    const fileYear = yearOfTable(file, source, year);
    const omissions = file.spec.omissions?.(fileYear, file.inspection.header, file.file.name) ?? [];
    unused.push(...omissions.map((reason) => ({ file: file.file.label, reason })));
    return openTable(file, fileYear, source.periodOf(file.file.name, fileYear));
  });
  // Scorecard extracts lack most columns by design. A missing column in an IPEDS table is reported.
  const whole = source.hasManyFiles ? [] : opened;
  const supplied = new Set(opened.flatMap(({ table }) => table.fields.map(({ field }) => field)));
  for (const { table, missing } of whole) {
    const lost = missing.filter(({ field }) => !supplied.has(field));
    unused.push(
      ...lost.map(({ field, columns }) => ({ file: table.file, reason: `no ${field}: it has no column ${columns.join(' or ')}` })),
    );
  }
  return opened.map(({ table }) => table).filter(({ fields }) => fields.length > 0);
}

async function identifyAll(
  files: readonly SourceFile[],
  look: FileLook,
  source: SourceSpec,
  contracts: ColumnContracts,
  { mapping = [], declared }: Pick<OpenRequest, 'mapping' | 'declared'>,
): Promise<{ found: TableFile[]; others: UnusedFile[] }> {
  const found: TableFile[] = [];
  const others: UnusedFile[] = [];
  const errors: DomainError[] = [];
  for (const file of files) {
    try {
      const known = asDeclared(file, await look.inspect(file), declared);
      const result = identifyMapped(known.file, known.inspection, source, contracts, mapping);
      const duplicate = 'spec' in result ? found.find(({ inspection }) => inspection.sha256 === result.inspection.sha256) : undefined;
      if (!('spec' in result)) others.push(result);
      else if (duplicate) others.push({ file: file.label, reason: `it has the same content as ${duplicate.file.label}` });
      else found.push(result);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push(error);
    }
  }
  const [first] = errors;
  if (first) throw new DomainError(first.kind, first.code, errors.map(({ message }) => message).join(' '));
  return { found, others };
}

/** A file that Alma wrote itself has the name and the hash of what it was made from. */
const asDeclared = (
  file: SourceFile,
  inspection: Inspection,
  declared: DeclaredFile | undefined,
): Pick<TableFile, 'file' | 'inspection'> => ({
  file: declared ? { ...file, label: declared.name } : file,
  inspection: { ...inspection, sha256: declared?.sha256 ?? inspection.sha256 },
});

/** Sorts by the table order of the source. Files of one table are sorted newest first. */
function byPrecedence(found: readonly TableFile[], source: SourceSpec): TableFile[] {
  const position = ({ spec }: TableFile) => source.tables.indexOf(spec);
  const year = (file: TableFile) => yearOfFile(file, source) ?? 0;
  return [...found].sort((a, b) => position(a) - position(b) || year(b) - year(a));
}

function noTableMessage({ source, paths, declared }: OpenRequest, unused: readonly UnusedFile[]): string {
  const reasons = unused.slice(0, 5).map(({ file, reason }) => `${file}: ${reason}`);
  const head = `There is no ${source} table in ${declared?.name ?? paths.join(', ')}.`;
  return reasons.length > 0 ? `${head} ${reasons.join('; ')}.` : head;
}

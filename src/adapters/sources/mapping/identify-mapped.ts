import { cellRules, mappedHeader, type Mapping, type TableMapping } from '../../../domain/imports/mapping/mapping.ts';
import { refuseUnknown } from '../../../domain/imports/mapping/mapping-faults.ts';
import { identifyTable, tableWith, type SourceSpec, type UnusedFile } from '../detect.ts';
import { contractOf, type ColumnContracts } from '../drift.ts';
import { sourceError } from '../errors.ts';
import type { Inspection, SourceFile } from '../files/inspect.ts';
import type { TableFile } from '../table.ts';
import { columnsRead } from './columns-read.ts';

/**
 * Identifies a table by its header as it is, or else as a mapping changes it. A file of a recognized table is never read as another table,
 * and a mapping is no way around the reasons to skip a file.
 */
export function identifyMapped(
  file: SourceFile,
  inspection: Inspection,
  source: SourceSpec,
  contracts: ColumnContracts,
  mapping: Mapping,
): TableFile | UnusedFile {
  const mapped =
    (source.skipReason?.(file.name, inspection.header) ?? null) !== null ? undefined : mappedTable(inspection, source, mapping);
  if (mapped?.mapped) refuseTaken(file, mapped.header, mapped.mapped.rules);
  return identifyTable(file, mapped ?? inspection, source, contracts);
}

/** The inspection with the rules of the table that the file is, or becomes by them. Undefined if the mapping is not about the file. */
function mappedTable(inspection: Inspection, source: SourceSpec, mapping: Mapping): Inspection | undefined {
  const own = tableWith(inspection.header, source)?.table;
  for (const rules of mapping) {
    const mapped = withMapping(inspection, rules);
    if (own === undefined ? tableWith(mapped.header, source)?.table === rules.table : own === rules.table) return mapped;
  }
  return undefined;
}

function withMapping(inspection: Inspection, rules: TableMapping): Inspection {
  const header = mappedHeader(inspection.header, rules);
  return { ...inspection, header, mapped: { rules, names: inspection.header, rewrite: cellRules(header, rules) } };
}

function refuseTaken({ label }: SourceFile, header: readonly string[], { columns }: TableMapping): void {
  const taken = columns.find(({ column, from }) => from !== undefined && header.indexOf(column) !== header.lastIndexOf(column));
  if (!taken) return;
  const { column, from = '' } = taken;
  throw sourceError('mapping', `${label} has a column ${column} already. Ignore that one to read ${from} instead.`);
}

/** Throws `invalid` if a mapping names a table, a column or a file column that is not in the files, so that no rule is without effect. */
export function refuseUnused(
  mapping: Mapping | undefined,
  chosen: readonly TableFile[],
  contracts: ColumnContracts,
  yearOf: (file: TableFile) => number,
): void {
  if (mapping === undefined) return;
  const known = new Map<string, { reads: string[]; names: string[] }>();
  for (const found of chosen) {
    const { inspection, spec } = found;
    const before = known.get(spec.table) ?? { reads: [], names: [] };
    const reads = columnsRead(spec, contractOf(contracts, spec.table), yearOf(found), '').map(({ name }) => name);
    const names = inspection.mapped?.names ?? inspection.header;
    known.set(spec.table, { reads: [...before.reads, ...reads], names: [...before.names, ...names] });
  }
  refuseUnknown(
    mapping,
    [...known].map(([table, one]) => ({ table, ...one })),
  );
}

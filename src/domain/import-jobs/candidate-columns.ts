import { SOURCES, type SourceName } from '../colleges/sources.ts';
import { baseName } from '../imports/import-facts.ts';
import { fileMapping, type FileMapping } from '../imports/mapping/file-mapping.ts';
import type { Mapping } from '../imports/mapping/mapping.ts';
import { checkedMapping, refuseUnknown } from '../imports/mapping/mapping-faults.ts';
import type { ColumnLedger, ColumnReader, EarlierMapping, FileHead } from '../imports/mapping/column-sources.ts';

/** What a person needs for mapping the columns of a candidate. */
export interface CandidateMapping {
  files: readonly FileMapping[];
  /** The earlier mapping that is offered; null if none fits. */
  earlier: Omit<EarlierMapping, 'mapping'> | null;
}

/** A candidate, as far as its columns matter. */
interface WithTables {
  source: SourceName;
  year: number | null;
  tables: readonly { file: string }[];
  mapping?: CandidateMapping;
}

export interface ColumnSources {
  reader: ColumnReader;
  ledger: ColumnLedger;
}

/**
 * The candidates with the columns of their files, and those that the files become by a mapping that is sure or likely. A file that one source
 * recognizes is not offered to another one.
 */
export async function withColumns<Candidate extends WithTables>(
  candidates: readonly Candidate[],
  paths: readonly string[],
  { reader, ledger }: ColumnSources,
  open: (source: SourceName, mapping: Mapping) => Promise<Candidate>,
): Promise<Candidate[]> {
  const heads = (await reader.heads(paths)).map((head) => ({ ...head, file: baseName(head.file) }));
  const recognized = new Set(candidates.flatMap(({ tables }) => tables.map(({ file }) => file)));
  const all: Candidate[] = [];
  const offers: Candidate[] = [];
  for (const source of SOURCES) {
    const candidate = candidates.find((one) => one.source === source);
    const own = new Set(candidate?.tables.map(({ file }) => file));
    const near = heads.filter(({ file }) => own.has(file) || !recognized.has(file));
    const mapping = await mappingOf(source, near, candidate?.year ?? null, own, { reader, ledger });
    if (candidate) all.push({ ...candidate, mapping });
    else if (mapping.files.length > 0) offers.push({ ...(await open(source, proposedFor(mapping.files))), mapping });
  }
  // What one source reads by a sure or likely mapping is no guess for the others.
  const read = offers.filter(({ tables }) => tables.length > 0);
  const claimed = new Set(read.flatMap(({ tables }) => tables.map(({ file }) => file)));
  const isLeft = ({ mapping }: WithTables): boolean => mapping?.files.some(({ file }) => !claimed.has(file)) ?? false;
  return [...all, ...read, ...offers.filter((offer) => !read.includes(offer) && isLeft(offer))];
}

async function mappingOf(
  source: SourceName,
  heads: readonly FileHead[],
  year: number | null,
  own: ReadonlySet<string>,
  { reader, ledger }: ColumnSources,
): Promise<CandidateMapping> {
  const tables = heads.flatMap((head) => {
    const known = reader.tablesOf(source, head);
    // Of several files of a table one is read; the others are no files without a table.
    return known && (own.size === 0 || known.table === null || own.has(head.file)) ? [{ head, known }] : [];
  });
  if (tables.length === 0) return { files: [], earlier: null };
  const earlier = await ledger.mappingFor(source, year);
  const last = await ledger.lastColumns(source);
  const files = tables.flatMap(({ head, known }) => fileMapping(head, known, earlier, last) ?? []);
  const isOffered = files.some(({ choices }) => earlier?.mapping.some(({ table }) => table === choices[0]?.table));
  return { files, earlier: earlier && isOffered ? { runId: earlier.runId, year: earlier.year, by: earlier.by } : null };
}

/** One proposal per table. */
function proposedFor(files: readonly FileMapping[]): Mapping {
  const proposals = files.flatMap(({ choices: [best] }) => (best ? [best.proposal] : []));
  return proposals.filter(({ table }, at) => proposals.findIndex((one) => one.table === table) === at);
}

/** Throws `invalid`, with the place of each fault, for a mapping that contradicts itself or does not fit the detected files. */
export function checkJobMapping(given: Mapping, candidate: Pick<WithTables, 'mapping'> | undefined): void {
  checkedMapping(given);
  const files = candidate?.mapping?.files ?? [];
  if (files.length === 0) return;
  const known = new Map<string, { reads: readonly string[]; names: string[] }>();
  for (const { columns, others, choices } of files)
    for (const { table, reads } of choices) {
      const names = [...(known.get(table)?.names ?? []), ...columns.map(({ name }) => name), ...others];
      known.set(table, { reads, names });
    }
  refuseUnknown(
    given,
    [...known].map(([table, one]) => ({ table, ...one })),
  );
}

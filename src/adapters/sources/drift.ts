import { readFileSync } from 'node:fs';
import type { SourceName } from '../../domain/colleges/college.ts';
import type { ColumnDrift } from '../../domain/imports/source-table.ts';

/** Column names, many to a line: `columns/*.json` are read by people as well. */
type Names = readonly string[];

/** What is known of a published table's columns, as `columns/<source>.json` has it. Names are upper case. */
interface ColumnContract {
  /** A file without one of these is refused: a renamed key column must not read as "no data". */
  key: Names;
  /** Those of every year. */
  columns: Names;
  /** Those that came with a year's file, and those a year's file was the last to have. */
  from?: Readonly<Record<string, Names>>;
  until?: Readonly<Record<string, Names>>;
  /** Those that only one of the published flavours has. */
  also?: Names;
  /** Columns name the calendar year they are about: MURD22, here MURD##. */
  yearly?: boolean;
  /** No published header was at hand: only the columns Alma reads are known, so others are no news. */
  partial?: boolean;
}

/** The contracts of a source, by table. */
export type ColumnContracts = Readonly<Record<string, ColumnContract>>;

const read = new Map<SourceName, ColumnContracts>();

/** Read once, when the source is first asked for. */
export function columnContracts(source: SourceName): ColumnContracts {
  const known =
    read.get(source) ?? (JSON.parse(readFileSync(new URL(`columns/${source}.json`, import.meta.url), 'utf8')) as ColumnContracts);
  read.set(source, known);
  return known;
}

/** The contract of a table that is read; a table without one is a fault of this code. */
export function contractOf(contracts: ColumnContracts, table: string): ColumnContract {
  const contract = contracts[table];
  if (!contract) throw new Error(`There is no column contract for ${table}.`);
  return contract;
}

const split = (names: Names = []): string[] => names.flatMap((line) => line.split(' '));
const splitAll = (years: Readonly<Record<string, Names>> = {}): string[] => split(Object.values(years).flat());

/** Columns without which a file is not the table it looks like. */
export const keyColumns = ({ key }: ColumnContract): string[] => split(key);

/** Every column ever seen in the table. */
export function knownColumns({ columns, from, until, also }: ColumnContract): Set<string> {
  return new Set([...split(columns), ...splitAll(from), ...splitAll(until), ...split(also)]);
}

/** What a year's file is expected to have. */
function expectedIn({ columns, from = {}, until = {} }: ColumnContract, year: number): string[] {
  const came = Object.entries(from).filter(([first]) => Number(first) <= year);
  const stay = Object.entries(until).filter(([last]) => year <= Number(last));
  return split([columns, ...[...came, ...stay].map(([, names]) => names)].flat());
}

/** A file with fewer of the known columns than this is an extract of the table. */
const LOOKS_LIKE = 0.6;

/** The names of a header as the contract has them. */
const namesIn = (header: Names, { yearly }: ColumnContract): Names => (yearly ? header.map((name) => name.replace(/\d\d$/, '##')) : header);

/** Compares a header with its contract; nothing when all is as known. */
export function driftOf(contract: ColumnContract, header: readonly string[], year: number): Omit<ColumnDrift, 'file' | 'table'> | null {
  const names = namesIn(header, contract);
  const has = new Set(names);
  const known = knownColumns(contract);
  const expected = expectedIn(contract, year);
  const missing = expected.filter((name) => !has.has(name));
  const added = contract.partial ? [] : header.filter((name, at) => name !== '' && !known.has(names[at] ?? ''));
  const isExtract = missing.length > expected.length * (1 - LOOKS_LIKE);
  return missing.length + added.length > 0 ? { missing, added, isExtract } : null;
}

/** A table of which fewer columns are known than this is like many others. */
const FEWEST_COLUMNS = 10;

/** The table that a header without the marks of any is most like; nothing when it is like none. */
export function mostLike(contracts: ColumnContracts, header: readonly string[]): { table: string; contract: ColumnContract } | null {
  const likeness = (contract: ColumnContract): number => {
    const has = new Set(namesIn(header, contract));
    const names = split(contract.columns);
    return names.length < FEWEST_COLUMNS ? 0 : names.filter((name) => has.has(name)).length / names.length;
  };
  const [best] = Object.entries(contracts)
    .map(([table, contract]) => ({ table, contract, share: likeness(contract) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= LOOKS_LIKE ? best : null;
}

import { readFileSync } from 'node:fs';
import type { SourceName } from '../../domain/colleges/sources.ts';
import { REJECT_COLUMNS } from '../../domain/imports/rows/rejected-rows.ts';
import type { ColumnDrift } from '../../domain/imports/source-table.ts';

/** Lines with several column names each, so that `columns/*.json` stays readable. */
type Names = readonly string[];

/** The known columns of a published table, from `columns/<source>.json`. Names are upper case. */
export interface ColumnContract {
  /** Required columns. A renamed key column must not count as missing data. */
  key: Names;
  /** Columns of every year. */
  columns: Names;
  /** Columns by first year, and columns by last year. */
  from?: Readonly<Record<string, Names>>;
  until?: Readonly<Record<string, Names>>;
  /** Columns that only some published versions have. */
  also?: Names;
  /** Column names end in a calendar year: MURD22 is MURD## here. */
  yearly?: boolean;
  /** Only the columns that Alma reads are known. Other columns are not reported as new. */
  partial?: boolean;
}

/** The contracts of a source, by table. */
export type ColumnContracts = Readonly<Record<string, ColumnContract>>;

const read = new Map<SourceName, ColumnContracts>();

/** Reads the contracts of a source, and caches them. */
export function columnContracts(source: SourceName): ColumnContracts {
  const known =
    read.get(source) ?? (JSON.parse(readFileSync(new URL(`columns/${source}.json`, import.meta.url), 'utf8')) as ColumnContracts);
  read.set(source, known);
  return known;
}

/** Throws for a table without a contract, because every table needs one. */
export function contractOf(contracts: ColumnContracts, table: string): ColumnContract {
  const contract = contracts[table];
  if (!contract) throw new Error(`There is no column contract for ${table}.`);
  return contract;
}

const split = (names: Names = []): string[] => names.flatMap((line) => line.split(' '));
const splitAll = (years: Readonly<Record<string, Names>> = {}): string[] => split(Object.values(years).flat());

export const keyColumns = ({ key }: ColumnContract): string[] => split(key);

/** All columns of all years. */
export function knownColumns({ columns, from, until, also }: ColumnContract): Set<string> {
  return new Set([...split(columns), ...splitAll(from), ...splitAll(until), ...split(also)]);
}

/** The expected columns of a year. */
export function expectedIn({ columns, from = {}, until = {} }: ColumnContract, year: number): string[] {
  const added = Object.entries(from).filter(([first]) => Number(first) <= year);
  const remaining = Object.entries(until).filter(([last]) => year <= Number(last));
  return split([columns, ...[...added, ...remaining].map(([, names]) => names)].flat());
}

/** A file with a smaller share of the known columns is an extract. */
const MIN_SHARE = 0.6;

/** Column names in the form of the contract. */
const namesIn = (header: Names, { yearly }: ColumnContract): Names => (yearly ? header.map((name) => name.replace(/\d\d$/, '##')) : header);

/** Says whether the published table has a column in some year. */
export function knownIn(contract: ColumnContract): (name: string) => boolean {
  const known = knownColumns(contract);
  return (name) => known.has(namesIn([name], contract)[0] ?? '');
}

/** Compares a header with its contract. Returns null if they match. */
export function driftOf(contract: ColumnContract, header: readonly string[], year: number): Omit<ColumnDrift, 'file' | 'table'> | null {
  const names = namesIn(header, contract);
  const has = new Set(names);
  const known = knownColumns(contract);
  const expected = expectedIn(contract, year);
  const missing = expected.filter((name) => !has.has(name));
  const added = contract.partial
    ? []
    : header.filter((name, at) => name !== '' && !known.has(names[at] ?? '') && !REJECT_COLUMNS.includes(name));
  const isExtract = missing.length > expected.length * (1 - MIN_SHARE);
  return missing.length + added.length > 0 ? { missing, added, isExtract } : null;
}

/**
 * The years that a header is of, if they cannot include `year`: it has all columns that ended before and none of the new ones, or the
 * reverse. Null if nothing shows it.
 */
export function otherYearsOf({ from = {}, until = {} }: ColumnContract, header: Names, year: number): string | null {
  const has = new Set(header);
  const yearsWith = (years: Readonly<Record<string, Names>>, isIn: (names: string[]) => boolean): number[] =>
    Object.entries(years).flatMap(([each, names]) => (isIn(split(names)) ? [Number(each)] : []));
  const all = (names: string[]) => names.every((name) => has.has(name));
  const none = (names: string[]) => !names.some((name) => has.has(name));
  const ended = yearsWith(until, all).filter((last) => last < year);
  if (ended.length > 0 && yearsWith(from, none).some((first) => first <= year)) return `${Math.min(...ended)} or earlier`;
  const begun = yearsWith(from, all).filter((first) => first > year);
  if (begun.length > 0 && yearsWith(until, none).some((last) => last >= year)) return `${Math.max(...begun)} or later`;
  return null;
}

/** Contracts with fewer columns match too many files. */
const MIN_COLUMNS = 10;

/** The table with the most similar columns, or null if none is similar enough. */
export function closestTable(contracts: ColumnContracts, header: readonly string[]): { table: string; contract: ColumnContract } | null {
  const similarity = (contract: ColumnContract): number => {
    const has = new Set(namesIn(header, contract));
    const names = split(contract.columns);
    return names.length < MIN_COLUMNS ? 0 : names.filter((name) => has.has(name)).length / names.length;
  };
  const [best] = Object.entries(contracts)
    .map(([table, contract]) => ({ table, contract, share: similarity(contract) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= MIN_SHARE ? best : null;
}

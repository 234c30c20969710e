import type { SourceName } from '../../../../domain/colleges/sources.ts';
import { columnContracts, contractOf } from '../../../sources/drift.ts';
import { inline, number, workbook, type RawCell } from '../../../sources/files/xlsx.fixture.ts';
import { csv } from '../../../sources/source-files.fixture.ts';
import { IPEDS_TABLES, type Cells, type TableRecipe } from './ipeds-tables.fixture.ts';
import { OTHER_TABLES } from './other-tables.fixture.ts';

const RECIPES = { ...IPEDS_TABLES, ...OTHER_TABLES };
export type TableName = keyof typeof RECIPES;

/** A published table as text: the header has all published columns of its year, in their order. */
export interface Sheet {
  name: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The tables of each source, and the years of the first and the second run. A Carnegie file holds an edition. */
export const PUBLISHED: Readonly<Record<SourceName, { tables: readonly TableName[]; first: number; next: number }>> = {
  ipeds: { tables: Object.keys(IPEDS_TABLES) as TableName[], first: 2024, next: 2025 },
  crime: { tables: ['ONCAMPUSCRIME'], first: 2022, next: 2023 },
  scorecard: { tables: ['INSTITUTION'], first: 2020, next: 2021 },
  research: { tables: ['HERD-BY-UNITID'], first: 2023, next: 2024 },
  athletics: { tables: ['INSTLEVEL'], first: 2022, next: 2023 },
  carnegie: { tables: ['CCIHE2025'], first: 2025, next: 2025 },
};

export function sourceOf(table: TableName): SourceName {
  const found = Object.entries(PUBLISHED).find(([, { tables }]) => tables.includes(table));
  if (!found) throw new Error(`No source publishes ${table}.`);
  return found[0] as SourceName;
}

const sheets = new Map<string, Sheet>();

/** The right file of a table and year. */
export function publishedSheet(table: TableName, year: number): Sheet {
  const key = `${table} ${year}`;
  const sheet = sheets.get(key) ?? generated(table, year);
  sheets.set(key, sheet);
  return sheet;
}

function generated(table: TableName, year: number): Sheet {
  const recipe: TableRecipe = RECIPES[table];
  const header = headerOf(table, year);
  const rows = recipe.listed(year).map((college) => {
    const cells: Cells = { UNITID: String(college.unitId), ...recipe.cells(college, year) };
    return header.map((column, at) => cells[column] ?? filler(column, header, at, cells, recipe, college.at));
  });
  return { name: recipe.nameIn(year), header: recipe.isLowerCase ? header.map((column) => column.toLowerCase()) : header, rows };
}

/** The published columns, from the column contract. A partial contract lists the columns that Alma does not read apart. */
function headerOf(table: TableName, year: number): string[] {
  const { columns, from = {}, until = {}, also = [], partial, yearly } = contractOf(columnContracts(sourceOf(table)), table);
  const split = (names: readonly string[]): string[] => names.flatMap((line) => line.split(' '));
  const ofYear = [
    ...Object.entries(from).flatMap(([first, names]) => (Number(first) <= year ? split(names) : [])),
    ...Object.entries(until).flatMap(([last, names]) => (year <= Number(last) ? split(names) : [])),
  ];
  const all = [...new Set([...split(columns), ...ofYear, ...(partial ? split(also) : [])])];
  if (!yearly) return all;
  const years = [year - 2, year - 1, year].map((each) => String(each % 100));
  const ofYears = (kind: RegExp): string[] =>
    years.flatMap((suffix) => all.filter((name) => kind.test(name)).map((name) => name.replace('##', suffix)));
  return [...all.filter((name) => !name.endsWith('##')), ...ofYears(/^(?!FILTER).*##$/), ...ofYears(/^FILTER##$/)];
}

/** IPEDS has the status of a value in the column before it, whose name starts with X. */
function filler(
  column: string,
  header: readonly string[],
  at: number,
  cells: Cells,
  { filler: text }: TableRecipe,
  college: number,
): string {
  if (column === `X${header[at + 1] ?? ''}`) return cells[column.slice(1)] === '' ? 'A' : 'R';
  return text ?? String((college * 7 + at) % 90);
}

/** The sheet as a CSV file. */
export const csvOf = ({ header, rows }: Sheet, eol = '\n'): string => csv([header, ...rows], eol);

/** The sheet as a workbook, with numbers as numbers. */
export function workbookOf({ header, rows }: Sheet, sheetName = 'Data'): Promise<Buffer> {
  const cell = (text: string): RawCell => (text === '' ? null : /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? number(text) : inline(text));
  return workbook({ sheets: { [sheetName]: [header.map(inline), ...rows.map((row) => row.map(cell))] } });
}

import { DomainError } from '../shared/domain-error.ts';
import type { OccupationFile, OccupationRows, Occupations, OccupationTable } from './occupation.ts';

/** Two thirds of the rows of the published files, or more. */
const FEWEST_ROWS: Readonly<Record<OccupationTable, number>> = { links: 5_000, wages: 700, outlook: 700 };
/** A few occupations have no wages of employees: soldiers, people who hunt and fish. */
const SMALLEST_SHARE = 0.9;

/** Throws `invalid` if a table is much shorter than the published one. */
export function refuseShort({ files }: OccupationRows): void {
  for (const { table, file, rows } of files) {
    const fewest = FEWEST_ROWS[table];
    if (rows < fewest) throw tooFew(`${file} has ${rows} rows, and the published table has more than ${fewest}. Is the file complete?`);
  }
}

/** Throws `invalid` if many occupations of programs are in no table of wages or outlook: the files are of different classifications. */
export function refuseStrangers({ occupations }: Occupations, { wages, outlook }: OccupationRows): void {
  for (const [rows, what] of [
    [wages, 'wages'],
    [outlook, 'projections'],
  ] as const) {
    const known = new Set(rows.map(({ soc }) => soc));
    const found = occupations.filter(({ soc }) => known.has(soc)).length;
    if (found < occupations.length * SMALLEST_SHARE)
      throw tooFew(`The table of ${what} has ${found} of the ${occupations.length} occupations of the crosswalk, and needs 90 %.`);
  }
}

/** Throws `conflict` if a table is stored in a later edition. */
export function refuseOlder(files: readonly OccupationFile[], stored: readonly OccupationFile[]): void {
  for (const { table, file, edition } of files) {
    const later = stored.find((other) => other.table === table && other.edition > edition);
    if (later) {
      const message = `${file} is of ${edition}, and Alma has ${later.edition} already. Nothing was changed.`;
      throw new DomainError('conflict', 'import.older-release', message);
    }
  }
}

const tooFew = (message: string) => new DomainError('invalid', 'import.too-few-rows', `${message} Nothing was changed.`);

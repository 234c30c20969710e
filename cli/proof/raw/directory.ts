import type { RawRow } from './read-table.ts';

/** An institution that is active, open to the public, grants degrees and offers undergraduate programs. */
export const isCollege = (directory: RawRow): boolean =>
  ['CYACTIVE', 'OPENPUBL', 'DEGGRANT', 'UGOFFER'].every((column) => directory[column] === '1');

/** SECTOR 0 is an administrative office. DEATHYR is the year in which a college closed, -2 for none. */
export const isOpenCollege = (directory: RawRow): boolean =>
  isCollege(directory) && directory['SECTOR'] !== '0' && !(Number(directory['DEATHYR']) > 0);

import { refused, type DamageCase } from './damage-cases.fixture.ts';
import { moved, swapped, withCells } from './damages.fixture.ts';
import type { Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// Damage to names, places and kinds of colleges. From one real directory to the next, at most 3 % of them change.
const damaged = (what: string, change: (sheet: Sheet) => Sheet, field: RegExp): DamageCase =>
  refused(what, 'HD', change, 'import.too-much-change', /hd2025\.csv/, field);

testDamages(
  [],
  [
    damaged('names moved down by one row', (sheet) => moved(sheet, 'INSTNM'), /name/),
    damaged('names and cities exchanged', (sheet) => swapped(sheet, 'INSTNM', 'CITY'), /name/),
    damaged('cities moved down by one row', (sheet) => moved(sheet, 'CITY'), /location/),
    damaged('states moved down by one row', (sheet) => moved(sheet, 'STABBR'), /state/),
    damaged('coordinates moved down by one row', (sheet) => moved(moved(sheet, 'LONGITUD'), 'LATITUDE'), /latitude/),
    damaged('addresses of sites moved down by one row', (sheet) => moved(sheet, 'WEBADDR'), /website/),
    damaged('kinds moved down by one row', (sheet) => moved(sheet, 'CONTROL'), /type/),
    damaged('one kind for all', (sheet) => withCells(sheet, 'CONTROL', () => '1'), /type/),
    damaged('one answer for all', (sheet) => withCells(sheet, 'HBCU', () => '1'), /isHBCU/),
  ],
);

import { federalAid } from './kind.ts';
import { firstNumber, number, percent, share } from '../raw/cells.ts';
import type { RawRow } from '../raw/read-table.ts';
import { newest, type Formula } from './formula.ts';

/** The race columns of DRVEF (percent of undergraduates). */
const RACES = {
  white: 'PCUENRWH', black: 'PCUENRBK', hispanic: 'PCUENRHS', asian: 'PCUENRAS', pacificIslander: 'PCUENRNH',
  nativeAmerican: 'PCUENRAN', multiracial: 'PCUENR2M', nonresident: 'PCUENRNR', unknown: 'PCUENRUN',
} as const; // prettier-ignore

function races(row: RawRow): Record<string, number> | null {
  const known = Object.entries(RACES).flatMap(([race, column]) => {
    const value = percent(row, column);
    return value === null ? [] : [[race, value] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** ROOM 2: the college offers no housing. Files of 2024 and later do not ask. */
const beds = (row: RawRow): number | null | undefined =>
  'ROOMCAP' in row ? (row['ROOM'] === '2' ? 0 : number(row, 'ROOMCAP')) : undefined;

const pellPublished = newest('sfa', (row) => percent(row, 'UPGRNTP'), ['XUPGRNTP']);
/** A share of 0 where no student can have a Pell grant does not apply. */
const pellShare: Formula = {
  tables: [...pellPublished.tables, ...federalAid.tables],
  expect(raw, college) {
    const found = pellPublished.expect(raw, college);
    const aid = federalAid.expect(raw, college).value;
    return found.value === 0 && (aid === 'none' || aid === 'deferment-only') ? { value: null, status: 'not-applicable' } : found;
  },
};

export const STUDENTS: Readonly<Record<string, Formula>> = {
  size: newest('drvef', (row) => number(row, 'EFUG')),
  totalEnrollment: newest('drvef', (row) => number(row, 'ENRTOT')),
  percentWomen: newest('drvef', (row) => percent(row, 'PCUENRW')),
  percentPartTime: newest('drvef', (row) => share(number(row, 'EFUGPT'), number(row, 'EFUG'))),
  percentAge25Plus: newest('merged', (row) => number(row, 'UG25ABV')),
  percentInternational: newest('drvef', (row) => percent(row, 'PCUENRNR')),
  percentInState: newest('drvef', (row) => percent(row, 'RMINSTTP')),
  percentOnlineOnly: newest('drvef', (row) => percent(row, 'PCUDEEXC')),
  transfersIn: newest('drvef', (row) => number(row, 'EFUGTRN')),
  undergraduateRaces: newest('drvef', races),
  studentFacultyRatio: newest('efd', (row) => number(row, 'STUFACR'), ['XSTUFACR']),
  percentPellGrant: pellShare,
  percentFirstGen: newest('students', (row) => number(row, 'FIRST_GEN')),
  housingCapacity: newest('ic', beds),
  endowmentPerStudent: newest('drvf', (row) => firstNumber(row, 'F1ENDMFT', 'F2ENDMFT')),
  researchExpensePerStudent: newest('drvf', (row) => firstNumber(row, 'F1RSRCFT', 'F2RSRCFT', 'F3RSRCFT')),
};

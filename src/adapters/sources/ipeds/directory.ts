import type { FederalAid, OperatingStatus } from '../../../domain/colleges/college.ts';
import type { SuppliedField } from '../../../domain/imports/source-table.ts';
import { STATES } from '../../../domain/colleges/states.ts';
import { carnegieFields } from '../carnegie-fields.ts';
import { coded, computed, IPEDS_MONEY, NOT_APPLICABLE, NOT_REPORTED, reported, text, type FieldReader } from '../cells.ts';
import { CellError } from '../errors.ts';
import { C21BASIC, CARNEGIERSCH, CONTROL, ICLEVEL, LOCALE, YES_NO } from './codes.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

/** A college is in the catalog if it is active, grants degrees, is open to the public and has undergraduates. */
const UNIVERSE = ['CYACTIVE', 'DEGGRANT', 'OPENPUBL', 'UGOFFER', 'ICLEVEL'];

function isInUniverse([active, degrees, open, undergraduates, level]: readonly string[]): boolean {
  return [active, degrees, open, undergraduates].every((code) => code === '1') && (level === '1' || level === '2');
}

/** Rejects a row without this value if the college is in the catalog. Other institutions may lack it. */
function required(code: string, message: string, read: FieldReader): FieldReader {
  return ([first = '', ...universe], flags) => {
    const reading = read([first], flags);
    if (reading.value === null && isInUniverse(universe)) throw new CellError(code, message);
    return reading;
  };
}

const inUniverse: FieldReader = (texts) => reported(isInUniverse(texts));

/** SECTOR of the administrative office of a system or a district. IPEDS lists it like a college; Alma keeps it, but lists it nowhere. */
const OFFICE = '0';

/** NEWID is the successor of a merged institution. DEATHYR, CLOSEDAT, ACT and CYACTIVE mark closed institutions. */
const operatingStatus: FieldReader = ([newId = '', ...signs]) => reported(isPositive(newId) ? 'merged' : statusOf(signs));

function statusOf([sector, deathYear = '', closedOn = '', act = '', ...universe]: readonly string[]): OperatingStatus {
  if (isPositive(deathYear) || /^\d/.test(closedOn) || /^[MCD]$/i.test(act) || universe[0] !== '1') return 'closed';
  return isInUniverse(universe) && sector !== OFFICE ? 'open' : 'unlisted';
}

const successor: FieldReader = ([newId = '']) => (isPositive(newId) ? reported(Number(newId)) : NOT_APPLICABLE);

function isPositive(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) > 0;
}

const aliases: FieldReader = ([list = '']) => {
  const names = list.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
  return reported([...new Set(names.filter((name) => !['', '.', '-1', '-2'].includes(name)))]);
};

const state: FieldReader = ([code = '']) => (Object.hasOwn(STATES, code.toUpperCase()) ? reported(code.toUpperCase()) : NOT_REPORTED);

/** Adds the scheme, which most published addresses lack. Accepts web addresses only. */
const webAddress: FieldReader = ([address = '']) => {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(href)) return NOT_REPORTED;
  const url = new URL(href);
  const isSite = url.hostname.includes('.') && url.username === '';
  return isSite ? reported(url.href.replace(/\/$/, '')) : NOT_REPORTED;
};

// In other years, 7 is a college that stopped within the year.
const OPEFLAG: Readonly<Record<string, FederalAid | null>> = { 1: 'full', 2: 'full', 3: 'deferment-only', 5: 'none', 6: 'none', 7: null };
const readAid = coded(OPEFLAG);

/** Excel drops leading zeros. */
const opeIdOf = (text: string): string | null => (/^\d{6,8}$/.test(text) ? text.padStart(8, '0') : null);

/** The number of a campus ends in other digits than 00. Its main campus may answer for its students, so only a main campus takes no part. */
const federalAid: FieldReader = ([code = '', id = ''], flags) => {
  const reading = readAid([code], flags);
  const isBranch = !(opeIdOf(id) ?? '00').endsWith('00');
  return isBranch && reading.value !== 'full' ? NOT_REPORTED : reading;
};

const opeId: FieldReader = ([id = '']) => {
  const value = opeIdOf(id);
  return value === null ? NOT_APPLICABLE : reported(value);
};

const coordinate = (bound: number): FieldReader => {
  const read = computed({ tokens: IPEDS_MONEY, within: [-bound, bound] }, ([degrees]) => degrees ?? null);
  // -1, -2 and -3 are codes here too: no US campus has these coordinates.
  return (texts, flags) => (['-1', '-2', '-3'].includes(texts[0] ?? '') ? NOT_REPORTED : read(texts, flags));
};

const FIELDS: readonly [field: SuppliedField, columns: readonly string[], read: FieldReader][] = [
  ['inUniverse', UNIVERSE, inUniverse],
  ['operatingStatus', ['NEWID', 'SECTOR', 'DEATHYR', 'CLOSEDAT', 'ACT', ...UNIVERSE], operatingStatus],
  ['successorUnitId', ['NEWID'], successor],
  ['name', ['INSTNM', ...UNIVERSE], required('missing-name', 'The college has no name.', text)],
  ['aliases', ['IALIAS'], aliases],
  ['location', ['CITY', ...UNIVERSE], required('missing-city', 'The college has no city.', text)],
  ['state', ['STABBR', ...UNIVERSE], required('unknown-state', 'The state code is unknown.', state)],
  ['zip', ['ZIP'], text],
  ['latitude', ['LATITUDE'], coordinate(90)],
  ['longitude', ['LONGITUD'], coordinate(180)],
  ['locale', ['LOCALE'], coded(LOCALE)],
  ['type', ['CONTROL', ...UNIVERSE], required('unknown-control', 'CONTROL must be 1, 2 or 3.', coded(CONTROL))],
  ['level', ['ICLEVEL'], coded(ICLEVEL)],
  ['website', ['WEBADDR'], webAddress],
  ['netPriceCalculatorUrl', ['NPRICURL'], webAddress],
  ['applicationUrl', ['APPLURL'], webAddress],
  ['financialAidUrl', ['FAIDURL'], webAddress],
  ['federalAid', ['OPEFLAG', 'OPEID'], federalAid],
  ['opeId', ['OPEID'], opeId],
  ['isHBCU', ['HBCU'], coded(YES_NO)],
  ['isTribal', ['TRIBAL'], coded(YES_NO)],
  ['researchActivity', ['CARNEGIERSCH'], coded(CARNEGIERSCH)],
];

/** HD: the list of institutions with their location and kind. */
export const directory: TableSpec = {
  table: 'HD',
  directory: true,
  signature: ['INSTNM', 'OPEFLAG', 'OBEREG'],
  // All files have the 2021 basic classes, so that years are comparable. Newer files also have the 2025 classes.
  fields: (_year, period) => [
    ...FIELDS.map(([field, columns, read]): FieldSpec => {
      const variable = field === 'inUniverse' || field === 'operatingStatus' ? columns.join(', ') : (columns[0] ?? '');
      return { field, variable, period, columns, needs: columns.slice(0, 1), read };
    }),
    ...carnegieFields({ scheme: '2021 basic', columns: ['C21BASIC'], period, read: coded(C21BASIC) }),
  ],
};

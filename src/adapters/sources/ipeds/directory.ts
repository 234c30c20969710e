import type { OperatingStatus } from '../../../domain/colleges/college.ts';
import type { SuppliedField } from '../../../domain/imports/source-table.ts';
import { STATES } from '../../../domain/colleges/states.ts';
import { carnegieFields } from '../carnegie-fields.ts';
import { coded, computed, IPEDS_MONEY, NOT_REPORTED, reported, text, type Read } from '../cells.ts';
import { BadCell } from '../faults.ts';
import { C21BASIC, CARNEGIERSCH, CONTROL, ICLEVEL, LOCALE, YES_NO } from './codes.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

/** The columns that say whether a college belongs to Alma: active, degree-granting, open to the public, with undergraduates. */
const UNIVERSE = ['CYACTIVE', 'DEGGRANT', 'OPENPUBL', 'UGOFFER', 'ICLEVEL'];

function isInUniverse([active, degrees, open, undergraduates, level]: readonly string[]): boolean {
  return [active, degrees, open, undergraduates].every((code) => code === '1') && (level === '1' || level === '2');
}

/** A college of the catalog must have this; other institutions may lack it. */
function must(code: string, message: string, read: Read): Read {
  return ([first = '', ...universe], flags) => {
    const reading = read([first], flags);
    if (reading.value === null && isInUniverse(universe)) throw new BadCell(code, message);
    return reading;
  };
}

const inUniverse: Read = (texts) => reported(isInUniverse(texts));

/** NEWID names the institution that took this one over; year and date of death and two codes say that it closed. */
const operatingStatus: Read = ([newId = '', ...signs]) => reported(isPositive(newId) ? 'merged' : statusOf(signs));

function statusOf([deathYear = '', closedOn = '', act = '', ...universe]: readonly string[]): OperatingStatus {
  if (isPositive(deathYear) || /^\d/.test(closedOn) || /^[MCD]$/i.test(act) || universe[0] !== '1') return 'closed';
  return isInUniverse(universe) ? 'open' : 'unlisted';
}

const successor: Read = ([newId = '']) => (isPositive(newId) ? reported(Number(newId)) : { value: null, status: 'not-applicable' });

function isPositive(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) > 0;
}

const aliases: Read = ([list = '']) => {
  const names = list.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
  return reported([...new Set(names.filter((name) => !['', '.', '-1', '-2'].includes(name)))]);
};

const state: Read = ([code = '']) => (Object.hasOwn(STATES, code.toUpperCase()) ? reported(code.toUpperCase()) : NOT_REPORTED);

/** Published without scheme more often than not; only web addresses pass. */
const website: Read = ([address = '']) => {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(href)) return NOT_REPORTED;
  const url = new URL(href);
  const isSite = url.hostname.includes('.') && url.username === '';
  return isSite ? reported(url.href.replace(/\/$/, '')) : NOT_REPORTED;
};

const coordinate = (bound: number): Read => {
  const read = computed({ tokens: IPEDS_MONEY, within: [-bound, bound] }, ([degrees]) => degrees ?? null);
  // -1, -2 and -3 are codes here as well, and no US campus lies there.
  return (texts, flags) => (['-1', '-2', '-3'].includes(texts[0] ?? '') ? NOT_REPORTED : read(texts, flags));
};

const FIELDS: readonly [field: SuppliedField, columns: readonly string[], read: Read][] = [
  ['inUniverse', UNIVERSE, inUniverse],
  ['operatingStatus', ['NEWID', 'DEATHYR', 'CLOSEDAT', 'ACT', ...UNIVERSE], operatingStatus],
  ['successorUnitId', ['NEWID'], successor],
  ['name', ['INSTNM', ...UNIVERSE], must('missing-name', 'The college has no name.', text)],
  ['aliases', ['IALIAS'], aliases],
  ['location', ['CITY', ...UNIVERSE], must('missing-city', 'The college has no city.', text)],
  ['state', ['STABBR', ...UNIVERSE], must('unknown-state', 'The state is none of the known codes.', state)],
  ['zip', ['ZIP'], text],
  ['latitude', ['LATITUDE'], coordinate(90)],
  ['longitude', ['LONGITUD'], coordinate(180)],
  ['locale', ['LOCALE'], coded(LOCALE)],
  ['type', ['CONTROL', ...UNIVERSE], must('unknown-control', 'CONTROL is neither 1, 2 nor 3.', coded(CONTROL))],
  ['level', ['ICLEVEL'], coded(ICLEVEL)],
  ['website', ['WEBADDR'], website],
  ['isHBCU', ['HBCU'], coded(YES_NO)],
  ['isTribal', ['TRIBAL'], coded(YES_NO)],
  ['researchActivity', ['CARNEGIERSCH'], coded(CARNEGIERSCH)],
];

/** HD: which institutions exist, where they are and of what kind. */
export const directory: TableSpec = {
  table: 'HD',
  directory: true,
  marks: ['INSTNM', 'OPEFLAG', 'OBEREG'],
  // Newer files have the institutional classes of 2025 as well; the basic ones are in all of them, so that years compare.
  fields: (_year, period) => [
    ...FIELDS.map(([field, columns, read]): FieldSpec => {
      const variable = field === 'inUniverse' || field === 'operatingStatus' ? columns.join(', ') : (columns[0] ?? '');
      return { field, variable, period, columns, needs: columns.slice(0, 1), read };
    }),
    ...carnegieFields({ scheme: '2021 basic', columns: ['C21BASIC'], period, read: coded(C21BASIC) }),
  ],
};

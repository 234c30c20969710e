import { code, number, text, yesOrNo } from '../raw/cells.ts';
import type { LabeledColumn } from '../raw/labels.ts';
import type { RawRow } from '../raw/read-table.ts';
import type { TableName } from '../raw/tables.ts';
import { newest, type Formula } from './formula.ts';

const TYPES = ['Public', 'Private nonprofit', 'Private for-profit'];
const SETTINGS = ['city', 'suburb', 'town', 'rural'];
const SIZES = { city: ['large', 'midsize', 'small'], suburb: ['large', 'midsize', 'small'] } as Readonly<Record<string, readonly string[]>>;
const DISTANCES = ['fringe', 'distant', 'remote'];
const CALENDARS = ['semester', 'quarter', 'trimester', '4-1-4', 'other', 'by-program', 'continuous'];
const ASSOCIATIONS = ['NCAA', 'NAIA', 'NJCAA', 'NSCAA', 'NCCAA', 'Other'];
const ROTC = { SLO51: 'Army', SLO52: 'Navy', SLO53: 'Air Force' };

/** LOCALE 11 to 43: the first digit is the setting, the second its size or distance. */
function locale(row: RawRow): string | null {
  const value = code(row, 'LOCALE');
  if (value === null) return null;
  const setting = SETTINGS[Math.floor(value / 10) - 1] ?? '';
  return `${setting}-${(SIZES[setting] ?? DISTANCES)[(value % 10) - 1]}`;
}

/** The names whose column is 1; null where the question does not apply. 0 is "implied no". */
function chosen(row: RawRow, names: Readonly<Record<string, string>>): string[] | null {
  const columns = Object.keys(names);
  if (columns.every((column) => !/^[01]$/.test(row[column] ?? ''))) return null;
  return columns.flatMap((column) => (row[column] === '1' ? [names[column] ?? ''] : []));
}

/** HD leaves out the scheme of many addresses. */
function address(row: RawRow, column: string): string | null {
  const found = text(row, column);
  // A few colleges publish the address of an email.
  if (found === null || found.includes('@')) return null;
  return new URL(/^https?:/i.test(found) ? found : `https://${found}`).href.replace(/\/$/, '');
}

/** "Other" names no division, and NAIA has had none since 2020. */
function division(row: RawRow): string | null {
  const name = text(row, 'CLASSIFICATION_NAME');
  return name === 'Other' ? null : (name?.replace(/^NAIA .*/, 'NAIA') ?? null);
}

/** Members of no association have ATHASSOC 2, and "not applicable" in the list. */
const associations = (row: RawRow): string[] | null =>
  row['ATHASSOC'] === '2' ? [] : chosen(row, Object.fromEntries(ASSOCIATIONS.map((name, at) => [`ASSOC${at + 1}`, name])));

/** The published name of a code. */
const labeled = (table: TableName, column: LabeledColumn): Formula => ({
  tables: [table],
  labels: [column],
  expect: (raw, college) => newest(table, (row) => raw.label(column, text(row, column) ?? '')).expect(raw, college),
});

const SPORTS = ['football', 'basketball', 'baseball', 'track'];
/** SPORTn says whether the college has the sport in an association, CONFNOn in which conference. */
const conferences: Formula = {
  tables: ['ic'],
  labels: ['CONFNO'],
  expect: (raw, college) =>
    newest('ic', (row) => {
      const known = SPORTS.flatMap((sport, at) => {
        const isMember = row[`SPORT${at + 1}`] === '1';
        const conference = isMember ? raw.label('CONFNO', text(row, `CONFNO${at + 1}`) ?? '') : null;
        return conference === null || conference === 'Other' ? [] : [[sport, conference] as const];
      });
      return known.length > 0 ? Object.fromEntries(known) : null;
    }).expect(raw, college),
};

/** OPEFLAG 1 and 2 take part, 3 only defers loans, 5 and 6 take no part. The campus of another one, OPEID not in 00, may be covered by it. */
function aidOf(row: RawRow): string | null {
  const aid = ['full', 'full', 'deferment-only', null, 'none', 'none'][(code(row, 'OPEFLAG') ?? 0) - 1] ?? null;
  return aid === 'full' || /00$|^-/.test(text(row, 'OPEID') ?? '00') ? aid : null;
}

export const federalAid = newest('hd', aidOf);

const classification = labeled('hd', 'C21BASIC');
/** HD has classes of the 2021 edition. */
const scheme: Formula = {
  ...classification,
  expect: (raw, college) => ({ value: classification.expect(raw, college).value === null ? null : '2021 basic' }),
};

export const KIND: Readonly<Record<string, Formula>> = {
  name: newest('hd', (row) => text(row, 'INSTNM')),
  location: newest('hd', (row) => text(row, 'CITY')),
  state: newest('hd', (row) => text(row, 'STABBR')),
  zip: newest('hd', (row) => text(row, 'ZIP')),
  latitude: newest('hd', (row) => number(row, 'LATITUDE')),
  longitude: newest('hd', (row) => number(row, 'LONGITUD')),
  type: newest('hd', (row) => TYPES[(code(row, 'CONTROL') ?? 0) - 1]),
  level: newest('hd', (row) => (row['ICLEVEL'] === '1' ? 4 : 2)),
  locale: newest('hd', locale),
  website: newest('hd', (row) => address(row, 'WEBADDR')),
  netPriceCalculatorUrl: newest('hd', (row) => address(row, 'NPRICURL')),
  applicationUrl: newest('hd', (row) => address(row, 'APPLURL')),
  financialAidUrl: newest('hd', (row) => address(row, 'FAIDURL')),
  federalAid,
  opeId: newest('hd', (row) => /^\d{8}$/.exec(text(row, 'OPEID') ?? '')?.[0] ?? null),
  isHBCU: newest('hd', (row) => yesOrNo(row, 'HBCU', '1', '2')),
  isTribal: newest('hd', (row) => yesOrNo(row, 'TRIBAL', '1', '2')),
  isWomenOnly: newest('merged', (row) => yesOrNo(row, 'WOMENONLY', '1', '0')),
  isOnlineOnly: newest('ic', (row) => yesOrNo(row, 'DISTNCED', '1', '2')),
  religiousAffiliation: labeled('ic', 'RELAFFIL'),
  carnegieClassification: classification,
  carnegieScheme: scheme,
  researchActivity: labeled('hd', 'CARNEGIERSCH'),
  athleticConferences: conferences,
  academicCalendar: newest('ic', (row) => CALENDARS[(code(row, 'CALSYS') ?? 0) - 1] ?? null),
  hasStudyAbroad: newest('ic', (row) => yesOrNo(row, 'SLO6', '1', '0')),
  rotcPrograms: newest('ic', (row) => chosen(row, ROTC)),
  athleticAssociations: newest('ic', associations),
  athleticDivision: newest('athletics', division),
};

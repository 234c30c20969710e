import { STATE_CODES } from '../../../../domain/colleges/states.ts';

/** A college of the generated files. Its values depend on its number and the year only, so all files of a year agree. */
export interface GeneratedCollege {
  at: number;
  unitId: number;
  name: string;
  city: string;
  state: string;
  /** ICLEVEL: 1 four-year, 2 two-year, 3 less than two years. */
  level: 1 | 2 | 3;
  /** CONTROL: 1 public, 2 nonprofit, 3 for-profit. */
  control: 1 | 2 | 3;
  undergraduates: number;
  /** The first year in which the directory lists it, and the year in which the directory lists it as closed. */
  opens: number;
  closes: number;
}

const INSTITUTIONS = 440;
/** The year of the first run. In the years before and after, colleges open, close and change their names. */
export const FIRST_YEAR = 2024;

const FIRST =
  'Alder Birch Cedar Elm Fir Hazel Holly Juniper Larch Linden Maple Oak Pine Poplar Rowan Spruce Sycamore Walnut Willow Yew'.split(' ');
const SECOND =
  'Bay Bridge Brook Canyon Creek Falls Field Ford Forest Grove Harbor Hill Island Lake Meadow Mountain Park Point Ridge River Shore Valley'.split(
    ' ',
  );

/** A fraction from 0 to 1 that depends on the given parts only. */
export function fractionOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

export const unitIdOf = (at: number): number => 100_654 + 211 * at;

function generate(at: number): GeneratedCollege {
  const place = `${FIRST[at % FIRST.length] ?? ''} ${SECOND[Math.floor(at / FIRST.length) % SECOND.length] ?? ''}`;
  const unitId = unitIdOf(at);
  return {
    ...{ at, unitId, city: place.replace(' ', ''), state: STATE_CODES[at % 50] ?? 'AL' },
    // The accent shows damage to the encoding.
    name: at % 50 === 3 ? `Universidad José ${place}` : `${place} College`,
    level: at % 11 === 4 ? 3 : at % 5 < 3 ? 1 : 2,
    control: ([1, 2, 1, 2, 1, 3, 1, 2, 3, 2] as const)[at % 10] ?? 1,
    undergraduates: 300 + Math.round(30_000 * fractionOf(unitId, 'size') ** 3),
    opens: eventOf(at, 20, 3, 0),
    closes: eventOf(at, 30, 5, 9_999),
  };
}

/** In the year after the first run one percent of the colleges open or close, in the year before it three percent. */
const eventOf = (at: number, after: number, before: number, never: number): number =>
  at % 110 === after ? FIRST_YEAR + 1 : at % 31 === before ? FIRST_YEAR - 1 : never;

const ALL = Array.from({ length: INSTITUTIONS }, (_, at) => generate(at));

/** The name in a year: three percent of the colleges took another one in the year before the first run. */
export const nameIn = ({ at, name }: GeneratedCollege, year: number): string =>
  at % 33 === 6 && year < FIRST_YEAR - 1 ? name.replace('College', 'Technical Institute') : name;

export const isClosed = ({ closes }: GeneratedCollege, year: number): boolean => closes <= year;

/** The institutions that the directory of a year lists. One of eleven grants no degrees, so the catalog does not include it. */
export const listedIn = (year: number): GeneratedCollege[] => ALL.filter(({ opens, closes }) => opens <= year && year <= closes);

/** The colleges of the catalog that are open in a year. */
export const openIn = (year: number): GeneratedCollege[] =>
  listedIn(year).filter((college) => college.level !== 3 && !isClosed(college, year));

/** The colleges that are open in both years of the runs. */
export const openAlways = (): GeneratedCollege[] => openIn(FIRST_YEAR + 1).filter(({ opens }) => opens <= FIRST_YEAR);

/** Whether a college reports something. It does so every year, or never. */
export const reports = ({ unitId }: GeneratedCollege, what: string, share: number): boolean => fractionOf(unitId, what) < share;

/** A value between `low` and `high` that belongs to the college and moves by at most two percent of that range in a year. */
export function valueOf({ unitId }: GeneratedCollege, what: string, year: number, low: number, high: number): number {
  const own = low + (high - low) * (0.04 + 0.92 * fractionOf(unitId, what));
  return own + (high - low) * 0.02 * (fractionOf(unitId, what, year) - 0.5);
}

/** The same as a whole number, as text. */
export const wholeOf = (...args: Parameters<typeof valueOf>): string => String(Math.round(valueOf(...args)));

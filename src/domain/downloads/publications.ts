import type { SourceName } from '../colleges/college.ts';
import { DomainError } from '../shared/domain-error.ts';

/** A file on an official host. */
export interface PublishedFile {
  /** The name it is kept under. */
  file: string;
  url: string;
  /** Without it the year is not published; any other file may be missing. */
  isRequired: boolean;
}

/** What a source publishes, when, and where; the address of a file follows from source and year alone. */
export interface Publication {
  /** The earliest year that is published under these names. */
  firstYear: number;
  /** The first month, 1 to 12, in which a year may appear, so many years after it. Often it appears later. */
  appears: { yearsLater: number; month: number };
  /** The months, 1 to 12, in which looking for something new is worth while, and what to look for, for people. */
  renewed: { months: readonly number[]; why: string };
  /** Why somebody has to be there, where a download cannot be left to a schedule. */
  attended?: string;
  files: (year: number) => readonly PublishedFile[];
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

function published(base: string, required: string, optional: readonly string[] = []): PublishedFile[] {
  const file = (isRequired: boolean) => (name: string) => ({ file: name, url: `${base}${name}`, isRequired });
  return [file(true)(required), ...optional.map(file(false))];
}

/** The tables Alma reads. From 2024 on charges and net prices are in the Cost component, before in IC_AY and SFA. */
function ipedsFiles(year: number): PublishedFile[] {
  const aidYear = `${twoDigits(year - 1)}${twoDigits(year)}`;
  const prices = year >= 2024 ? [`COST1_${year}`, `COST2_${year}`, `DRVCOST${year}`] : [`IC${year}_AY`, `DRVIC${year}`];
  const finance = ['F1A', 'F2', 'F3'].map((form) => `F${aidYear}_${form}`);
  const derived = ['ADM', 'EF', 'GR', 'F'].map((table) => `DRV${table}${year}`);
  const tables = [`IC${year}`, `ADM${year}`, `EF${year}D`, ...prices, `SFA${aidYear}`, ...finance, ...derived, `GR200_${twoDigits(year)}`];
  return published(
    'https://nces.ed.gov/ipeds/datacenter/data/',
    `HD${year}.zip`,
    tables.map((table) => `${table}.zip`),
  );
}

/** The address of a Scorecard file carries the day of its release, which cannot be told in advance: known releases, newest first. */
const SCORECARD_RELEASES = [
  { year: 2024, released: '06102026' },
  { year: 2023, released: '05192025' },
] as const;

function scorecardFiles(year: number): PublishedFile[] {
  const release = SCORECARD_RELEASES.find((each) => each.year === year);
  if (release)
    return published('https://ed-public-download.scorecard.network/downloads/', `Most-Recent-Cohorts-Institution_${release.released}.zip`);
  const known = SCORECARD_RELEASES.map((each) => each.year).join(' and ');
  throw byHand(`The address of the Scorecard file of ${year} is not known (known: ${known})`, 'https://collegescorecard.ed.gov/data/');
}

const PUBLICATIONS: Partial<Record<SourceName, Publication>> = {
  ipeds: {
    firstYear: 2010,
    appears: { yearsLater: 1, month: 7 },
    renewed: { months: [1, 2, 3, 8, 9, 10, 11, 12], why: 'new collections in autumn, revised figures in winter' },
    files: ipedsFiles,
  },
  scorecard: {
    firstYear: 2023,
    appears: { yearsLater: 2, month: 5 },
    renewed: { months: [5, 6, 10, 11], why: 'a release in late spring, corrections in autumn' },
    attended: 'the address of a release carries its day, which only a later version of Alma knows',
    files: scorecardFiles,
  },
  // A file holds three calendar years and is named after the year of their collection, the one after the last.
  crime: {
    firstYear: 2014,
    appears: { yearsLater: 2, month: 1 },
    renewed: { months: [2, 3, 4, 5, 6], why: 'the collection of autumn comes out in spring' },
    attended: 'its files are old Excel files (.xls), which must be saved as .xlsx or CSV first',
    files: (year) => published('https://ope.ed.gov/campussafety/api/dataFiles/file?fileName=', `Crime${year + 1}EXCEL.zip`),
  },
  athletics: {
    firstYear: 2014,
    appears: { yearsLater: 2, month: 1 },
    renewed: { months: [2, 3, 4, 5, 6], why: 'the school year before comes out in spring' },
    files: (year) => published('https://ope.ed.gov/athletics/api/dataFiles/file?fileName=', `EADA_${year}-${year + 1}.zip`),
  },
  research: {
    firstYear: 2010,
    appears: { yearsLater: 1, month: 11 },
    renewed: { months: [11, 12, 1, 2], why: 'the fiscal year before comes out in late autumn' },
    files: (year) => published('https://ncses.nsf.gov/821/assets/0/files/', `higher_education_r_and_d_${year}.zip`),
  },
};

/** The sources that can be downloaded. */
export const DOWNLOADABLE = Object.keys(PUBLICATIONS) as SourceName[];

/** Throws `invalid` for a source that only people can fetch. */
export function publicationOf(source: SourceName): Publication {
  const publication = PUBLICATIONS[source];
  if (publication) return publication;
  throw byHand(
    'The Carnegie classifications come from a third party, which hands them out itself',
    'https://carnegieclassifications.acenet.edu',
  );
}

function byHand(what: string, where: string): DomainError {
  return new DomainError('invalid', 'download.by-hand', `${what}. Fetch the file at ${where} and import it with --file.`);
}

/** The official files of a year, the required one first. Throws `invalid` for a year that is not published. */
export function filesOf(source: SourceName, year: number): readonly PublishedFile[] {
  const { firstYear, files } = publicationOf(source);
  if (year >= firstYear) return files(year);
  throw new DomainError('invalid', 'download.no-such-year', `Files of ${source} can be downloaded from ${firstYear} on, not for ${year}.`);
}

/** The newest year that may be out by a day; it may also not be yet. */
export function newestYear(source: SourceName, today: Date): number {
  if (source === 'scorecard') return SCORECARD_RELEASES[0].year;
  const { yearsLater, month } = publicationOf(source).appears;
  const isOut = today.getUTCMonth() + 1 >= month;
  return today.getUTCFullYear() - yearsLater - (isOut ? 0 : 1);
}

import { SOURCES, type SourceName } from '../colleges/sources.ts';
import { DomainError } from '../shared/domain-error.ts';

/** A file on an official host. */
export interface PublishedFile {
  /** The name of the local copy. */
  file: string;
  url: string;
  /** If this file is missing, the year is not published yet. Other files may be missing. */
  isRequired: boolean;
}

/** The import to run next. */
export interface ImportAction {
  /** `download`: Alma downloads the files. `file`: people must supply the file. */
  kind: 'download' | 'file';
  source: SourceName;
  year: number;
  /** Download the loaded year again, to look for revised figures. */
  refresh: boolean;
}

/** When a source publishes. */
interface ReleaseSchedule {
  /** The earliest year with these file names. */
  firstYear: number;
  /** The files of a year appear `yearsLater` years later, not before this month (1 to 12). Many releases are later. */
  appears: { yearsLater: number; month: number };
  /** The months (1 to 12) in which to check for new files, and what appears then. */
  renewed: { months: readonly number[]; why: string };
  /** Why a download cannot run on a schedule. */
  attended?: string;
}

/** A source whose files Alma can download. The source and the year determine the address of a file. */
export interface DownloadableSource extends ReleaseSchedule {
  files: (year: number) => readonly PublishedFile[];
}

/** A source whose files people must download themselves. */
export interface ManualSource extends ReleaseSchedule {
  files: null;
  attended: string;
  yearsBetweenReleases: number;
  publisher: string;
  address: string;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

function published(base: string, required: string, optional: readonly string[] = []): PublishedFile[] {
  const file = (isRequired: boolean) => (name: string) => ({ file: name, url: `${base}${name}`, isRequired });
  return [file(true)(required), ...optional.map(file(false))];
}

/** The tables that Alma reads. Charges and net prices are in IC_AY and SFA up to 2023, in the Cost component from 2024. */
function ipedsFiles(year: number): PublishedFile[] {
  const aidYear = `${twoDigits(year - 1)}${twoDigits(year)}`;
  const prices = year >= 2024 ? [`COST1_${year}`, `COST2_${year}`, `DRVCOST${year}`] : [`IC${year}_AY`, `DRVIC${year}`];
  const finance = ['F1A', 'F2', 'F3'].map((form) => `F${aidYear}_${form}`);
  const derived = ['EF', 'GR', 'F'].map((table) => `DRV${table}${year}`);
  const tables = [`IC${year}`, `ADM${year}`, `EF${year}D`, ...prices, `SFA${aidYear}`, ...finance, ...derived, `GR200_${twoDigits(year)}`];
  return published(
    'https://nces.ed.gov/ipeds/datacenter/data/',
    `HD${year}.zip`,
    tables.map((table) => `${table}.zip`),
  );
}

/** Known releases, newest first. The address contains the release date, so it cannot be computed. */
const SCORECARD_RELEASES = [
  { year: 2024, released: '06102026' },
  { year: 2023, released: '05192025' },
] as const;

function scorecardFiles(year: number): PublishedFile[] {
  const release = SCORECARD_RELEASES.find((each) => each.year === year);
  if (release)
    return published('https://ed-public-download.scorecard.network/downloads/', `Most-Recent-Cohorts-Institution_${release.released}.zip`);
  const known = SCORECARD_RELEASES.map((each) => each.year).join(' and ');
  throw manualOnly(
    `The address of the Scorecard file for ${year} is unknown (known years: ${known})`,
    'https://collegescorecard.ed.gov/data/',
  );
}

const PUBLICATIONS: Readonly<Record<SourceName, DownloadableSource | ManualSource>> = {
  ipeds: {
    firstYear: 2010,
    appears: { yearsLater: 1, month: 7 },
    renewed: { months: [1, 2, 3, 8, 9, 10, 11, 12], why: 'new collections in fall, revised figures in winter' },
    files: ipedsFiles,
  },
  scorecard: {
    firstYear: 2023,
    appears: { yearsLater: 2, month: 5 },
    renewed: { months: [5, 6, 10, 11], why: 'a release in late spring, corrections in fall' },
    attended: 'the address contains the release date, so new releases need a newer version of Alma',
    files: scorecardFiles,
  },
  // A file holds three calendar years. Its name has the year of the collection, which is one year later.
  crime: {
    firstYear: 2014,
    appears: { yearsLater: 2, month: 1 },
    renewed: { months: [2, 3, 4, 5, 6], why: 'the fall collection appears in spring' },
    files: (year) => published('https://ope.ed.gov/campussafety/api/dataFiles/file?fileName=', `Crime${year + 1}EXCEL.zip`),
  },
  athletics: {
    firstYear: 2014,
    appears: { yearsLater: 2, month: 1 },
    renewed: { months: [2, 3, 4, 5, 6], why: 'the previous school year appears in spring' },
    files: (year) => published('https://ope.ed.gov/athletics/api/dataFiles/file?fileName=', `EADA_${year}-${year + 1}.zip`),
  },
  research: {
    firstYear: 2010,
    appears: { yearsLater: 1, month: 11 },
    renewed: { months: [11, 12, 1, 2], why: 'the previous fiscal year appears in late fall' },
    files: (year) => published('https://ncses.nsf.gov/821/assets/0/files/', `higher_education_r_and_d_${year}.zip`),
  },
  carnegie: {
    firstYear: 2025,
    yearsBetweenReleases: 3,
    appears: { yearsLater: 0, month: 4 },
    renewed: { months: [4, 5, 6], why: 'every third year, in spring' },
    attended: 'a third party distributes the file at https://carnegieclassifications.acenet.edu',
    files: null,
    publisher: 'A third party distributes the Carnegie classifications',
    address: 'https://carnegieclassifications.acenet.edu',
  },
};

/** The release schedule of any source. */
export const releasesOf = (source: SourceName): DownloadableSource | ManualSource => PUBLICATIONS[source];

const isDownloadable = (source: SourceName): boolean => PUBLICATIONS[source].files !== null;

export const DOWNLOADABLE: readonly SourceName[] = SOURCES.filter(isDownloadable);

/** Throws `invalid` for a source that Alma cannot download. */
export function publicationOf(source: SourceName): DownloadableSource {
  const publication = PUBLICATIONS[source];
  if (publication.files !== null) return publication;
  throw manualOnly(publication.publisher, publication.address);
}

function manualOnly(reason: string, address: string): DomainError {
  return new DomainError('invalid', 'download.by-hand', `${reason}. Download the file from ${address}.`, [], undefined, ['file']);
}

/** The official files of a year, the required file first. Throws `invalid` for a year that is not available. */
export function filesOf(source: SourceName, year: number): readonly PublishedFile[] {
  const { firstYear, files } = publicationOf(source);
  if (year >= firstYear) return files(year);
  throw new DomainError(
    'invalid',
    'download.no-such-year',
    `Files of ${source} are available from ${firstYear}. There is no download for ${year}.`,
  );
}

/** The newest year that can be available on a day. The actual release may be later. */
export function newestYear(source: SourceName, today: Date): number {
  if (source === 'scorecard') return SCORECARD_RELEASES[0].year;
  const publication = PUBLICATIONS[source];
  const { yearsLater, month } = publication.appears;
  const newest = today.getUTCFullYear() - yearsLater - (today.getUTCMonth() + 1 >= month ? 0 : 1);
  if (publication.files !== null) return newest;
  const { firstYear, yearsBetweenReleases } = publication;
  return firstYear + yearsBetweenReleases * Math.max(0, Math.floor((newest - firstYear) / yearsBetweenReleases));
}

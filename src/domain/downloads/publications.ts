import { SOURCES, type SourceName } from '../colleges/sources.ts';
import { DomainError } from '../shared/domain-error.ts';
import { schoolYear, twoDigits } from '../shared/time.ts';
import { IPEDS_PARTS } from './ipeds-parts.ts';
import { existsIn, inMonth, type ReleasePart } from './release-parts.ts';

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
  /** 3: every third year. 1 if missing. */
  yearsBetweenReleases?: number;
  /** The files of a year, the required one first. */
  parts: readonly [ReleasePart, ...ReleasePart[]];
  /** The months (1 to 12) in which to check for new files, and what appears then. */
  renewed: { months: readonly number[]; why: string };
  /** Why a download cannot run on a schedule. */
  attended?: string;
}

/** A source whose files Alma can download. The source and the year determine the address of a file. */
export interface DownloadableSource extends ReleaseSchedule {
  /** The start of each file's address. */
  base: string;
}

/** A source whose files people must download themselves. */
export interface ManualSource extends ReleaseSchedule {
  base: null;
  attended: string;
  publisher: string;
  address: string;
}

/** Known releases, newest first. The address contains the release date, so it cannot be computed. */
const SCORECARD_RELEASES = [
  { year: 2024, on: '2026-06-10' },
  { year: 2023, on: '2025-05-19' },
] as const;

const scorecardRelease = (year: number) => SCORECARD_RELEASES.find((each) => each.year === year);

/** "06102026" for 2026-06-10. Throws `invalid` for an unknown year. */
function scorecardDate(year: number): string {
  const [y, month, day] = scorecardRelease(year)?.on.split('-') ?? [];
  if (y !== undefined) return `${month}${day}${y}`;
  const known = SCORECARD_RELEASES.map((each) => each.year).join(' and ');
  throw manualOnly(
    `The address of the Scorecard file for ${year} is unknown (known years: ${known})`,
    'https://collegescorecard.ed.gov/data/',
  );
}

const PUBLICATIONS: Readonly<Record<SourceName, DownloadableSource | ManualSource>> = {
  ipeds: {
    firstYear: 2010,
    base: 'https://nces.ed.gov/ipeds/datacenter/data/',
    parts: IPEDS_PARTS,
    renewed: { months: [1, 2, 3, 8, 9, 10, 11, 12], why: 'new collections in fall, revised figures in winter' },
  },
  scorecard: {
    firstYear: 2023,
    base: 'https://ed-public-download.scorecard.network/downloads/',
    parts: [
      {
        file: (year) => `Most-Recent-Cohorts-Institution_${scorecardDate(year)}`,
        tables: ['INSTITUTION'],
        holds: (year) => `release of ${scorecardRelease(year)?.on ?? year}`,
        appears: (year) => scorecardRelease(year)?.on.slice(0, 7) ?? inMonth(2, 5)(year),
      },
    ],
    renewed: { months: [5, 6, 10, 11], why: 'a release in late spring, corrections in fall' },
    attended: 'the address contains the release date, so new releases need a newer version of Alma',
  },
  // A file holds three calendar years. Its name has the year of the collection, which is one year later.
  crime: {
    firstYear: 2014,
    base: 'https://ope.ed.gov/campussafety/api/dataFiles/file?fileName=',
    parts: [
      {
        file: (year) => `Crime${year + 1}EXCEL`,
        tables: ['ONCAMPUSCRIME'],
        holds: (year) => `crimes of ${year - 2}-${twoDigits(year)}`,
        appears: inMonth(2, 1),
      },
    ],
    renewed: { months: [2, 3, 4, 5, 6], why: 'the fall collection appears in spring' },
  },
  athletics: {
    firstYear: 2014,
    base: 'https://ope.ed.gov/athletics/api/dataFiles/file?fileName=',
    parts: [
      {
        file: (year) => `EADA_${year}-${year + 1}`,
        tables: ['INSTLEVEL'],
        holds: (year) => `athletics of ${schoolYear(year)}`,
        appears: inMonth(2, 1),
      },
    ],
    renewed: { months: [2, 3, 4, 5, 6], why: 'the previous school year appears in spring' },
  },
  research: {
    firstYear: 2010,
    base: 'https://ncses.nsf.gov/821/assets/0/files/',
    parts: [
      {
        file: (year) => `higher_education_r_and_d_${year}`,
        tables: ['HERD'],
        holds: (year) => `research spending of fiscal year ${year}, microdata`,
        appears: inMonth(1, 11),
      },
    ],
    renewed: { months: [11, 12, 1, 2], why: 'the previous fiscal year appears in late fall' },
  },
  carnegie: {
    firstYear: 2025,
    yearsBetweenReleases: 3,
    base: null,
    parts: [
      {
        file: (year) => `${year}-Public-Data-File`,
        tables: ['CCIHE2025'],
        holds: (year) => `classification of ${year}`,
        appears: inMonth(0, 4),
      },
    ],
    renewed: { months: [4, 5, 6], why: 'every third year, in spring' },
    attended: 'a third party distributes the file at https://carnegieclassifications.acenet.edu',
    publisher: 'A third party distributes the Carnegie classifications',
    address: 'https://carnegieclassifications.acenet.edu',
  },
};

/** The release schedule of any source. */
export const releasesOf = (source: SourceName): DownloadableSource | ManualSource => PUBLICATIONS[source];

const isDownloadable = (source: SourceName): boolean => PUBLICATIONS[source].base !== null;

export const DOWNLOADABLE: readonly SourceName[] = SOURCES.filter(isDownloadable);

/** Throws `invalid` for a source that Alma cannot download. */
export function publicationOf(source: SourceName): DownloadableSource {
  const publication = PUBLICATIONS[source];
  if (publication.base !== null) return publication;
  throw manualOnly(publication.publisher, publication.address);
}

function manualOnly(reason: string, address: string): DomainError {
  return new DomainError('invalid', 'download.by-hand', `${reason}. Download the file from ${address}.`, [], undefined, ['file']);
}

/** The official files of a year, the required file first. Throws `invalid` for a year that is not available. */
export function filesOf(source: SourceName, year: number): readonly PublishedFile[] {
  const { firstYear, base, parts } = publicationOf(source);
  if (year >= firstYear) {
    const names = parts.filter((part) => existsIn(part, year)).map((part) => `${part.file(year)}.zip`);
    return names.map((file, at) => ({ file, url: `${base}${file}`, isRequired: at === 0 }));
  }
  throw new DomainError(
    'invalid',
    'download.no-such-year',
    `Files of ${source} are available from ${firstYear}. There is no download for ${year}.`,
  );
}

/** The newest year whose part, by default the required one, can be available on a day. The actual release may be later. */
export function newestYear(source: SourceName, today: Date, part: ReleasePart = PUBLICATIONS[source].parts[0]): number {
  const { firstYear, yearsBetweenReleases: step = 1 } = PUBLICATIONS[source];
  if (source === 'scorecard') return SCORECARD_RELEASES[0].year;
  const month = today.toISOString().slice(0, 7);
  let year = today.getUTCFullYear();
  while (part.appears(year) > month) year -= 1;
  return step === 1 ? year : firstYear + step * Math.max(0, Math.floor((year - firstYear) / step));
}

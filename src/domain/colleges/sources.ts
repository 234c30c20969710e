/** The publisher of a source, and whether its values may be redistributed. */
export interface SourceFacts {
  name: string;
  publisher: string;
  /** The page that offers the published files. */
  address: string;
  /** Whether the values may be redistributed. */
  isFree: boolean;
}

const EDUCATION = 'U.S. Department of Education';

/** Every source, declared once. The order is the order of lists and options. */
export const SOURCE_FACTS = {
  ipeds: {
    name: 'Integrated Postsecondary Education Data System',
    publisher: `${EDUCATION}, National Center for Education Statistics`,
    address: 'https://nces.ed.gov/ipeds/',
    isFree: true,
  },
  scorecard: {
    name: 'College Scorecard',
    publisher: EDUCATION,
    address: 'https://collegescorecard.ed.gov/data/',
    isFree: true,
  },
  crime: {
    name: 'Campus Safety and Security',
    publisher: EDUCATION,
    address: 'https://ope.ed.gov/campussafety/',
    isFree: true,
  },
  athletics: {
    name: 'Equity in Athletics',
    publisher: EDUCATION,
    address: 'https://ope.ed.gov/athletics/',
    isFree: true,
  },
  research: {
    name: 'Higher Education Research and Development Survey',
    publisher: 'National Science Foundation',
    address: 'https://ncses.nsf.gov/surveys/higher-education-research-development',
    isFree: true,
  },
  carnegie: {
    name: 'Carnegie Classification of Institutions of Higher Education',
    publisher: 'American Council on Education and Carnegie Foundation for the Advancement of Teaching',
    address: 'https://carnegieclassifications.acenet.edu/',
    isFree: false,
  },
} as const satisfies Record<string, SourceFacts>;
export type SourceName = keyof typeof SOURCE_FACTS;
export const SOURCES = Object.keys(SOURCE_FACTS) as SourceName[];

/** A value comes from a source or from Alma's staff. No import replaces a value from staff. */
export type ProvenanceSource = SourceName | 'staff';
export const PROVENANCE_SOURCES: readonly ProvenanceSource[] = [...SOURCES, 'staff'];

/** How final the files are, as their publisher states it. Only IPEDS names releases. */
export const RELEASES = ['preliminary', 'provisional', 'final', 'not-stated'] as const;
export type Release = (typeof RELEASES)[number];

/** The later release of the same year has the higher rank. A release that is not stated ranks as a provisional one. */
export const RELEASE_RANKS: Readonly<Record<Release, number>> = { preliminary: 1, provisional: 2, 'not-stated': 2, final: 3 };

/** "provisional", "release not stated" */
export const releaseText = (release: string): string => (release === 'not-stated' ? 'release not stated' : release);

/** The release of a source's files if neither the request nor their names state one. */
export const defaultRelease = (source: SourceName): Release => (source === 'ipeds' ? 'provisional' : 'not-stated');

/** Where one value comes from: source, table, variable, year, release and run. */
export interface Provenance {
  source: ProvenanceSource;
  table: string;
  variable: string;
  /** The collection or file year: 2024 for the 2024-25 collection. */
  year: number;
  /** The period that the value describes, as display text: "fall 2024", "2023-24". */
  period: string;
  release: Release;
  runId: number | null;
  /** ISO time when the run finished; null if no run supplied the value. */
  importedAt: string | null;
}

/** What a college has from one source. Computed from the sources of its fields. Year, release, end and hash are those of the newest run. */
export interface SourceFlag {
  year: number;
  release: Release;
  runId: number | null;
  /** ISO time when the run finished. */
  at: string;
  /** SHA-256 of the run's file; of several files, of their hashes in alphabetical order, one per line. */
  sha256: string | null;
  /** All fields whose value, or whose missing value, comes from the source. */
  fields: string[];
  /** The source lists only amounts above a threshold, and it does not list this college. Pages show "under" that threshold. */
  belowThreshold?: true;
}

/** Whether values of a source may be redistributed. Values from staff may. */
export const isFreeSource = (source: ProvenanceSource): boolean => source === 'staff' || SOURCE_FACTS[source].isFree;

/** The license of the federal sources. */
export const FREE_LICENSE = 'Work of the United States Government, in the public domain (17 U.S.C. § 105)';
/** The terms of sources whose values Alma shows but must not redistribute. */
export const RESTRICTED_LICENSE = 'Rights are the publisher’s: shown here, not passed on';

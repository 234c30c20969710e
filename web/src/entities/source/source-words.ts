import { type ImportFacts, MIN_COHORT, type Provenance, type ValueStatus } from '../../api/domain/colleges.ts';
import { MISSING_WORDS } from '../college/figure-words.ts';

export type Source = Provenance['source'];

/** Names of the sources, staff corrections first. */
export const SOURCE_NAMES: Record<Source, string> = {
  staff: 'Corrected by Alma',
  ipeds: 'IPEDS',
  scorecard: 'College Scorecard',
  crime: 'Campus Safety and Security',
  athletics: 'Equity in Athletics',
  research: 'Higher Education R&D Survey',
  carnegie: 'Carnegie Classification',
};

export const SOURCE_DESCRIPTIONS: Record<Source, string> = {
  ipeds: 'the survey that every college with federal student aid answers each year, run by the National Center for Education Statistics',
  scorecard: 'aid, debt and earnings records of the US Department of Education',
  crime: 'campus crime reports to the US Department of Education',
  athletics: 'athletics reports to the US Department of Education',
  research: 'research spending reported to the National Science Foundation',
  carnegie: 'the classification of US colleges by kind',
  staff: 'values that our staff corrected; no import replaces them',
};

export const RELEASE_WORDS: Record<Provenance['release'], string> = {
  preliminary: 'Preliminary: an early release, before all checks',
  provisional: 'Provisional: checked, but colleges may still revise it',
  final: 'Final: revisions are included',
  'not-stated': 'Not stated by the publisher',
};

const STATUS_SENTENCES: Record<ValueStatus, string> = {
  reported: 'Reported by the college',
  imputed: 'Estimated by NCES, not reported by the college',
  suppressed: MISSING_WORDS.suppressed,
  'not-applicable': `${MISSING_WORDS['not-applicable']} to this college`,
  'not-reported': `${MISSING_WORDS['not-reported']} by the college`,
};

/** For sources that colleges do not report to. */
const STATUS_OF_SOURCE: Partial<Record<Source, Partial<Record<ValueStatus, string>>>> = {
  // IPEDS publishes every rate, so only Alma withholds one.
  ipeds: { suppressed: `Withheld by Alma: fewer than ${MIN_COHORT} students` },
  scorecard: { reported: 'Published from federal records', 'not-reported': 'Not published' },
  research: { imputed: 'Estimated by the NSF, not reported by the college' },
  carnegie: { reported: 'Assigned by the classification', 'not-reported': 'Not classified' },
  staff: { reported: 'Corrected by Alma' },
};

/** The status of a value in a sentence. */
export const longStatus = (status: ValueStatus, source: Source): string => STATUS_OF_SOURCE[source]?.[status] ?? STATUS_SENTENCES[status];

/** The collection or file of a value: "2024-25 collection", "file of 2022". */
export const collectionWords = ({ source, year }: Pick<Provenance, 'source' | 'year'>): string =>
  source === 'ipeds' ? `${year}-${String((year + 1) % 100).padStart(2, '0')} collection` : `file of ${year}`;

/** "DRVGR2024, GBA6RTT" */
export const tableWords = ({ table, variable }: Pick<Provenance, 'table' | 'variable'>): string =>
  [table, variable].filter((part) => part !== '').join(', ');

/** How the files of an import were obtained and matched. */
export const fileOriginLines = ({ obtainedFrom, matchedBy }: Pick<ImportFacts, 'obtainedFrom' | 'matchedBy'>): [string, string][] => [
  ['Obtained from', obtainedFrom ?? 'not recorded'],
  ...(matchedBy === null ? [] : [['Matched by', matchedBy] satisfies [string, string]]),
];

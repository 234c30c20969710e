import { countText, type CollegeDetail, type Provenance, type ValueStatus } from '../../../api/contracts.ts';
import type { Standing } from './facts.ts';

type College = CollegeDetail['college'];

/** Below this a share of peers says little. */
const FEW_PEERS = 10;

/** What a value is that lies above those of most, and below. */
type Sides = readonly [above: string, below: string];

/** "Higher than 83% of public four-year colleges (n = 612) and 90% of all"; where peers are too few, all colleges stand in. */
export const standingWords = (standing: Standing, peers: string): string => sidesWords(standing, peers, ['higher', 'lower']);

/** The same of a scale of kinds, on which nothing is better or worse. */
export const scopeWords = (standing: Standing, peers: string): string => sidesWords(standing, peers, ['a wider range', 'a narrower range']);

function sidesWords({ peer, national, n }: Standing, peers: string, sides: Sides): string {
  const count = `(n\u00a0=\u00a0${countText(n)})`;
  const among = placeOf(national, sides);
  if (peer === null || n < FEW_PEERS) {
    return capitalized(`${among.side} than ${among.share} of all colleges; too few ${peers} to compare with ${count}`);
  }
  const place = placeOf(peer, sides);
  const nation = place.side === among.side ? ` and ${among.share} of all` : `, ${among.side} than ${among.share} of all`;
  return capitalized(`${place.side} than ${place.share} of ${peers} ${count}${nation}`);
}

/** Said so that the share is the greater one; nobody is higher or lower than all, itself included. */
function placeOf(percentile: number, [above, below]: Sides): { side: string; share: string } {
  const isAbove = percentile >= 50;
  return { side: isAbove ? above : below, share: `${Math.min(99, Math.round(isAbove ? percentile : 100 - percentile))}%` };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const SOURCE_NAMES: Record<Provenance['source'], string> = {
  ipeds: 'IPEDS',
  scorecard: 'College Scorecard',
  crime: 'Campus Safety and Security',
  athletics: 'Equity in Athletics',
  research: 'Higher Education R&D Survey',
  carnegie: 'Carnegie Classification',
  staff: 'Alma',
};

export const SOURCE_KEEPERS: Record<Provenance['source'], string> = {
  ipeds: 'the survey every college with federal student aid answers each year, kept by the National Center for Education Statistics',
  scorecard: 'aid, debt and earnings records of the US Department of Education',
  crime: 'campus crime reports to the US Department of Education',
  athletics: 'athletics reports to the US Department of Education',
  research: 'research spending reported to the National Science Foundation',
  carnegie: 'the classification of US colleges by kind',
  staff: 'corrected by the people who run this site',
};

export const STATUS_WORDS: Record<ValueStatus, string> = {
  reported: 'Reported',
  imputed: 'Estimated by NCES',
  suppressed: 'Too few students to publish',
  'not-applicable': 'Does not apply',
  'not-reported': 'Not reported',
};

export const TESTING_WORDS: Record<NonNullable<College['testingPolicy']>, string> = {
  required: 'Required: applicants send SAT or ACT scores.',
  optional: 'Optional: scores are looked at when an applicant sends them.',
  'not-considered': 'Not considered: scores are not looked at, even when sent.',
};

export const OPEN_ADMISSION =
  'This college has open admission: whoever meets the basic requirements, such as a high school diploma, is admitted. So there is no acceptance rate and no typical test score.';

/** "four-year": how people say the level. */
export function levelWords(level: College['level']): string {
  return level === 4 ? 'four-year' : 'two-year';
}

/** "Large suburb" for suburb-large. */
export function localeWords(locale: NonNullable<College['locale']>): string {
  const [kind = '', degree = ''] = locale.split('-');
  return `${capitalized(degree)} ${kind}${kind === 'rural' ? ' area' : ''}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov 3, 2026" of an ISO time, by its UTC day, so that server and browser agree; undefined for what is no time. */
export function dayWords(iso: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined || year === undefined ? undefined : `${name} ${Number(day)}, ${year}`;
}

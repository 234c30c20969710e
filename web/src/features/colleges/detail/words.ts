import { countText, type CollegeDetail, type Provenance, type ValueStatus } from '../../../api/contracts.ts';
import type { Standing } from './facts.ts';

type College = CollegeDetail['college'];

/** Below this a share of peers says little. */
const FEW_PEERS = 10;

/** "Higher than 83% of public four-year colleges (n = 612)"; where peers are too few, all colleges stand in. */
export function standingWords({ peer, national, n }: Standing, peers: string): string {
  const hasPeers = peer !== null && n >= FEW_PEERS;
  const count = `(n\u00a0=\u00a0${countText(n)})`;
  if (!hasPeers) return `${shareWords(national)} all colleges; too few ${peers} to compare with ${count}`;
  return `${shareWords(peer)} ${peers} ${count}`;
}

/** Said so that the share is the greater one; nobody is higher or lower than all, itself included. */
function shareWords(percentile: number): string {
  const share = (percent: number) => `${Math.min(99, Math.round(percent))}% of`;
  return percentile >= 50 ? `Higher than ${share(percentile)}` : `Lower than ${share(100 - percentile)}`;
}

export const SOURCE_NAMES: Record<Provenance['source'], string> = {
  ipeds: 'IPEDS',
  scorecard: 'College Scorecard',
  crime: 'Campus Safety and Security',
  athletics: 'Equity in Athletics',
  research: 'Higher Education R&D Survey',
  carnegie: 'Carnegie Classification',
};

export const SOURCE_KEEPERS: Record<Provenance['source'], string> = {
  ipeds: 'the survey every college with federal student aid answers each year, kept by the National Center for Education Statistics',
  scorecard: 'aid, debt and earnings records of the US Department of Education',
  crime: 'campus crime reports to the US Department of Education',
  athletics: 'athletics reports to the US Department of Education',
  research: 'research spending reported to the National Science Foundation',
  carnegie: 'the classification of US colleges by kind',
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
  return `${degree.charAt(0).toUpperCase()}${degree.slice(1)} ${kind}${kind === 'rural' ? ' area' : ''}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov 3, 2026" of an ISO time, by its UTC day, so that server and browser agree; undefined for what is no time. */
export function dayWords(iso: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined || year === undefined ? undefined : `${name} ${Number(day)}, ${year}`;
}

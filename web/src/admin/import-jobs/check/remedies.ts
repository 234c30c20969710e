import type { ImportJob } from '../../../api/domain/imports.ts';
import type { ImportJobRequest } from '../job-parts.ts';

export type Remedy = NonNullable<ImportJob['refusal']>['remedies'][number];
type ShareKey = 'allowShrink' | 'allowDrift' | 'maxReject';

/** What lets a refused import pass, in words. */
interface RemedyWords {
  /** The button. */
  action: string;
  /** What it does. */
  effect: string;
  /** The share that a person has to give, in percent. */
  share?: { key: ShareKey; label: string; preset: number };
}

export const REMEDY_WORDS: Readonly<Record<Remedy, RemedyWords>> = {
  'allow-shrink': {
    action: 'Allow this and repeat the dry run',
    effect: 'Let rows or open colleges be missing, up to a share of them.',
    share: { key: 'allowShrink', label: 'Missing rows or colleges, in percent', preset: 10 },
  },
  'allow-drift': {
    action: 'Allow this and repeat the dry run',
    effect: 'Let colleges lose a value or change much, up to a share of the colleges of a table.',
    share: { key: 'allowDrift', label: 'Colleges with lost or much changed values, in percent', preset: 10 },
  },
  'max-reject': {
    action: 'Allow this and repeat the dry run',
    effect: 'Leave out rejected rows, up to a share of the rows of a table. Their colleges stay as they are.',
    share: { key: 'maxReject', label: 'Rejected rows, in percent', preset: 5 },
  },
  history: { action: 'Import as former years', effect: 'The values go into the history. Current values stay as they are.' },
  'no-history': { action: 'Import as current values', effect: 'The values replace the current ones.' },
  force: {
    action: 'Import anyway',
    effect: 'The files are imported although they were before, or although the catalog has a later release.',
  },
  file: { action: 'Choose other files', effect: 'This source needs a file that you download yourself.' },
  year: { action: 'Use this year and repeat the dry run', effect: 'Say which year the files are of.' },
  'no-year': { action: 'Use the year of the files', effect: 'Import the files as they are, without a year of your own.' },
};

/** The percent to offer: the double of what was allowed before, else the preset. */
export function offeredPercent({ key, preset }: NonNullable<RemedyWords['share']>, request: ImportJobRequest): number {
  const before = request[key];
  return before === undefined ? preset : Math.min(100, Math.max(preset, Math.round(200 * before)));
}

/**
 * The request with a remedy. `given` is what the person typed: percent for shares, a year for `year`. Undefined if it is no such number,
 * or if the remedy is no other request.
 */
export function remedied(request: ImportJobRequest, remedy: Remedy, given = ''): ImportJobRequest | undefined {
  const { share } = REMEDY_WORDS[remedy];
  const number = given.trim() === '' ? NaN : Number(given);
  if (share) return number >= 0 && number <= 100 ? { ...request, [share.key]: number / 100 } : undefined;
  if (remedy === 'year') return isYear(number) ? { ...request, year: number } : undefined;
  return CHANGES[remedy]?.(request);
}

const isYear = (number: number): boolean => Number.isInteger(number) && number >= 1980 && number <= 2100;

/** The remedies that need no number. */
const CHANGES: Partial<Record<Remedy, (request: ImportJobRequest) => ImportJobRequest>> = {
  history: (request) => ({ ...request, historyOnly: true }),
  'no-history': (request) => without(request, 'historyOnly'),
  force: (request) => ({ ...request, force: true }),
  'no-year': (request) => without(request, 'year'),
};

function without(request: ImportJobRequest, key: 'historyOnly' | 'year'): ImportJobRequest {
  return Object.fromEntries(Object.entries(request).filter(([name]) => name !== key)) as ImportJobRequest;
}

import { DomainError } from '../shared/domain-error.ts';
import { bytesText, type Engine } from './query.ts';
import type { TableName } from './tables.ts';

export const RUN_KINDS = ['query', 'file', 'publish'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
/** `waiting`: a publication, for a process. `lost`: the process that ran it has ended without a word. */
export const RUN_STATUSES = ['waiting', 'running', 'done', 'failed', 'canceled', 'lost'] as const;

/** The table that a publication loads, and how many of its rows were sent. */
export interface PublishProgress {
  table: TableName;
  rows: number;
}

/** The process of a run speaks every second. After so long a silence the run is lost. */
export const LOST_AFTER_SECONDS = 15;

export interface NewRun {
  /** Made by the caller: a run that is ordered twice runs once. */
  key: string;
  kind: RunKind;
  engine: Engine;
  sql: string;
  /** A username, or "operator ada". */
  by: string;
  /** What the engine expects. */
  bytes: number;
  billedBytes: number;
}

export interface RunEnd {
  status: 'done' | 'failed' | 'canceled';
  rows: number | null;
  /** Undefined: what was expected stays. */
  bytes?: number;
  billedBytes?: number;
  code: string | null;
  message: string;
}

/** The end of a run that did what was asked. */
export const DONE = { status: 'done', code: null, message: '' } as const;

/** Limits of what queries may read. */
export interface Caps {
  queryBytes: number;
  /** Of all people together, in a day of UTC. */
  dayBytes: number;
}

export type BeginOutcome = 'begun' | 'known' | 'over-cap' | 'publishing';

/** The refusal of a run that has not begun. */
export function notBegun(outcome: Exclude<BeginOutcome, 'begun'>, { dayBytes }: Caps, now: Date): DomainError {
  if (outcome === 'known')
    return new DomainError('conflict', 'warehouse.run-known', 'This run was ordered before. Its answer is not kept; start it again.');
  if (outcome === 'publishing') return new DomainError('conflict', 'warehouse.publishing', 'The catalog is being published already.');
  const text = `The queries of today may read ${bytesText(dayBytes)}, and this one would exceed that. The count starts again at midnight UTC.`;
  return new DomainError('too-many', 'warehouse.day-cap', text, [], secondsToMidnight(now));
}

const DAY_SECONDS = 86_400;
const secondsToMidnight = (now: Date): number => DAY_SECONDS - (Math.floor(now.getTime() / 1_000) % DAY_SECONDS);

/** How a run ended that threw this. */
export function endOf(error: unknown): RunEnd {
  if (!(error instanceof DomainError))
    return { status: 'failed', rows: null, code: null, message: 'An error of this site. Its log says more.' };
  return { status: error.code === 'warehouse.canceled' ? 'canceled' : 'failed', rows: null, code: error.code, message: error.message };
}

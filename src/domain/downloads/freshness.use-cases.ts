import { RELEASE_RANKS, SOURCES, type SourceName } from '../colleges/sources.ts';
import type { Clock } from '../shared/time.ts';
import { newestYear, releasesOf, type ImportAction } from './publications.ts';
import type { LoadedYear, SourceLedger } from './freshness.ports.ts';
import type { SourceState } from './source-state.ts';

/** The loaded years of a source, and the year to import next. */
export interface SourceOverview {
  source: SourceName;
  /** Newest year first. Within a year, the most final release first. */
  loaded: LoadedYear[];
  colleges: number;
  /** Full days since the last import of the newest year; null if nothing is loaded. */
  ageDays: number | null;
  state: SourceState;
  /** The next year, and the earliest month in which it can appear ("2026-07"). Many releases are later. */
  next: { year: number; from: string };
  /** When the source publishes, as text. */
  renewed: string;
  /** Why a download cannot run on a schedule; null if it can. */
  attended: string | null;
  action: ImportAction;
}

const DAY_MS = 86_400_000;

/** Reports what is loaded and what to import next. */
export function createSources({ ledger, clock }: { ledger: SourceLedger; clock: Clock }) {
  return {
    /** Lists every source, including sources without data. */
    async overview(): Promise<SourceOverview[]> {
      const [years, colleges] = await Promise.all([ledger.loadedYears(), ledger.collegesBySource()]);
      return SOURCES.map((source) => overviewOf(source, years, colleges[source] ?? 0, clock.now()));
    },
  };
}

function overviewOf(source: SourceName, years: readonly LoadedYear[], colleges: number, now: Date): SourceOverview {
  const loaded = years
    .filter((each) => each.source === source)
    .sort((a, b) => b.year - a.year || RELEASE_RANKS[b.release] - RELEASE_RANKS[a.release]);
  const { renewed, attended = null } = releasesOf(source);
  return { source, loaded, colleges, ...freshnessOf(source, loaded[0], now), renewed: renewed.why, attended };
}

type Freshness = Pick<SourceOverview, 'ageDays' | 'state' | 'next' | 'action'>;

function freshnessOf(source: SourceName, last: LoadedYear | undefined, now: Date): Freshness {
  const newest = newestYear(source, now);
  if (last === undefined || last.year < newest) {
    const state = last === undefined ? 'missing' : 'due';
    return { ageDays: last ? ageDays(last, now) : null, state, next: nextYear(source, newest), action: actionFor(source, newest) };
  }
  const next = nextYear(source, last.year + yearsBetweenReleases(source));
  return { ageDays: ageDays(last, now), state: 'current', next, action: actionFor(source, last.year, true) };
}

const ageDays = ({ at }: LoadedYear, now: Date): number => Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));

function yearsBetweenReleases(source: SourceName): number {
  const releases = releasesOf(source);
  return releases.files === null ? releases.yearsBetweenReleases : 1;
}

function nextYear(source: SourceName, year: number): SourceOverview['next'] {
  const { yearsLater, month } = releasesOf(source).appears;
  return { year, from: `${year + yearsLater}-${String(month).padStart(2, '0')}` };
}

/** `isLoaded`: the year is loaded, so only a refresh can bring revised figures. */
function actionFor(source: SourceName, year: number, isLoaded = false): ImportAction {
  if (releasesOf(source).files === null) return { kind: 'file', source, year, refresh: false };
  return { kind: 'download', source, year, refresh: isLoaded };
}

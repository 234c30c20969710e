import { RELEASE_RANKS, SOURCES, type SourceName } from '../colleges/sources.ts';
import type { Clock } from '../shared/time.ts';
import { missingReleases, type LoadedTable, type MissingRelease } from './missing-releases.ts';
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
  /** The files that may be available but are not loaded, oldest year first; also of the loaded year. */
  missing: MissingRelease[];
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
      const [years, tables, colleges] = await Promise.all([ledger.loadedYears(), ledger.loadedTables(), ledger.collegesBySource()]);
      return SOURCES.map((source) => overviewOf(source, { years, tables, colleges: colleges[source] ?? 0 }, clock.now()));
    },
  };
}

interface Loaded {
  years: readonly LoadedYear[];
  tables: readonly LoadedTable[];
  colleges: number;
}

function overviewOf(source: SourceName, { years, tables, colleges }: Loaded, now: Date): SourceOverview {
  const loaded = years
    .filter((each) => each.source === source)
    .sort((a, b) => b.year - a.year || RELEASE_RANKS[b.release] - RELEASE_RANKS[a.release]);
  const { renewed, attended = null } = releasesOf(source);
  const missing = missingReleases(source, tables, now);
  return { source, loaded, colleges, ...freshnessOf(source, loaded[0], now), missing, renewed: renewed.why, attended };
}

type Freshness = Pick<SourceOverview, 'ageDays' | 'state' | 'next' | 'action'>;

function freshnessOf(source: SourceName, last: LoadedYear | undefined, now: Date): Freshness {
  const newest = newestYear(source, now);
  if (last === undefined || last.year < newest) {
    const state = last === undefined ? 'missing' : 'due';
    return { ageDays: last ? ageDays(last, now) : null, state, next: nextYear(source, newest), action: actionFor(source, newest) };
  }
  const next = nextYear(source, last.year + (releasesOf(source).yearsBetweenReleases ?? 1));
  return { ageDays: ageDays(last, now), state: 'current', next, action: actionFor(source, last.year, true) };
}

const ageDays = ({ at }: LoadedYear, now: Date): number => Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));

const nextYear = (source: SourceName, year: number): SourceOverview['next'] => ({ year, from: releasesOf(source).parts[0].appears(year) });

/** `isLoaded`: the year is loaded, so only a refresh can bring revised figures. */
function actionFor(source: SourceName, year: number, isLoaded = false): ImportAction {
  if (releasesOf(source).base === null) return { kind: 'file', source, year, refresh: false };
  return { kind: 'download', source, year, refresh: isLoaded };
}

import { RELEASES, SOURCES, type SourceName } from '../colleges/college.ts';
import type { Clock } from '../shared/clock.ts';
import { DOWNLOADABLE, newestYear, publicationOf } from './publications.ts';
import type { LoadedYear, SourceLedger } from './freshness.ports.ts';

/** What is here of a source, and what there could be. */
export interface SourceOverview {
  source: SourceName;
  /** Newest year first; of one year the most final release first. */
  loaded: LoadedYear[];
  colleges: number;
  /** Whole days since the last import of the newest year; null where nothing is loaded. */
  ageDays: number | null;
  /** `due`: a newer year than the loaded one may be out. */
  state: 'missing' | 'due' | 'current';
  /** The next year to look for, and the first month it may appear in ("2026-07"); often it appears later. */
  next: { year: number; from: string };
  /** When the source publishes, for people. */
  renewed: string;
  /** Why a person has to be there; null where a schedule can do it. */
  attended: string | null;
  /** What to run for the next year, or to look for revised figures where none may be out. */
  command: string;
}

/** What a source has out by a day, and when it goes on. */
interface Rhythm {
  newest: number;
  fromOf: (year: number) => string;
  next: (after: number) => number;
  renewed: string;
  attended: string | null;
}

const DAY_MS = 86_400_000;
/** The classification comes out every third year, and only people can fetch it. */
const CARNEGIE = { first: 2025, every: 3, month: 4 } as const;

/** Reads what is loaded and says what to do next. */
export function createSources({ ledger, clock }: { ledger: SourceLedger; clock: Clock }) {
  return {
    /** Every source, also those of which nothing is loaded. */
    async overview(): Promise<SourceOverview[]> {
      const [years, colleges] = await Promise.all([ledger.loadedYears(), ledger.collegesBySource()]);
      return SOURCES.map((source) => overviewOf(source, years, colleges[source] ?? 0, clock.now()));
    },
  };
}

function overviewOf(source: SourceName, years: readonly LoadedYear[], colleges: number, now: Date): SourceOverview {
  const loaded = years
    .filter((each) => each.source === source)
    .sort((a, b) => b.year - a.year || RELEASES.indexOf(b.release) - RELEASES.indexOf(a.release));
  const { newest, next, fromOf, renewed, attended } = rhythmOf(source, now);
  const [last] = loaded;
  const state = last === undefined ? 'missing' : last.year < newest ? 'due' : 'current';
  const year = state === 'current' ? next(Math.max(newest, last?.year ?? newest)) : newest;
  return {
    source,
    loaded,
    colleges,
    ageDays: last === undefined ? null : Math.max(0, Math.floor((now.getTime() - last.at.getTime()) / DAY_MS)),
    state,
    next: { year, from: fromOf(year) },
    renewed,
    attended,
    command: commandOf(source, state === 'current' ? (last?.year ?? newest) : newest, state === 'current'),
  };
}

function rhythmOf(source: SourceName, now: Date): Rhythm {
  if (!DOWNLOADABLE.includes(source)) return classification(now);
  const { appears, renewed, attended = null } = publicationOf(source);
  return {
    newest: newestYear(source, now),
    fromOf: (year) => monthText(year + appears.yearsLater, appears.month),
    next: (year) => year + 1,
    renewed: renewed.why,
    attended,
  };
}

function classification(now: Date): Rhythm {
  const { first, every, month } = CARNEGIE;
  const years = now.getUTCFullYear() - (now.getUTCMonth() + 1 < month ? 1 : 0) - first;
  return {
    newest: first + every * Math.max(0, Math.floor(years / every)),
    fromOf: (year) => monthText(year, month),
    next: (year) => year + every,
    renewed: 'every third year, in spring',
    attended: 'a third party hands the file out, at https://carnegieclassifications.acenet.edu',
  };
}

const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

function commandOf(source: SourceName, year: number, again: boolean): string {
  if (!DOWNLOADABLE.includes(source)) return `npm run cli -- import ${source} --file <file of ${year}>`;
  return `npm run cli -- import ${source} --download --year ${year}${again ? ' --refresh' : ''}`;
}

import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import type { CountedEvent } from '../../../domain/analytics/analytics.ports.ts';
import { createAnalytics } from '../../../domain/analytics/analytics.use-cases.ts';
import { emptyHistory } from '../../../domain/history/history.fixture.ts';
import { fieldsOver } from '../../../domain/matching/field/fields.fixture.ts';
import { createMatching } from '../../../domain/matching/matching.use-cases.ts';
import type { MatchSessionStore } from '../../../domain/matching/sessions.ports.ts';
import { createMatchSessions } from '../../../domain/matching/sessions.use-cases.ts';
import { createRankings } from '../../../domain/rankings/rankings.use-cases.ts';
import { ANONYMOUS_UNLIMITED } from '../request/access.ts';
import { createHttpApp, type HttpAppOptions } from '../app.ts';
import { collegesOver, ONE_ZIP, SOME_COLLEGES } from './colleges.fixture.ts';
import { listLog, serve } from './http.fixture.ts';

const NO_SESSIONS: MatchSessionStore = {
  all: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
  transact: () => Promise.reject(new Error('unused')),
};

type TestOptions = Partial<Omit<HttpAppOptions, 'useCases'>> & { useCases?: Partial<HttpAppOptions['useCases']> };

/** The whole app on a free port, with colleges in memory and without accounts. It starts much faster than `startDatabaseApp`. */
export async function startApp(records: CollegeRecord[] = SOME_COLLEGES, { useCases, ...options }: TestOptions = {}) {
  const log = listLog();
  const colleges = await collegesOver(records);
  const counted: CountedEvent[] = [];
  const counts = { add: (event: CountedEvent) => Promise.resolve(void counted.push(event)), deleteBefore: () => Promise.resolve() };
  const clock = { now: () => new Date('2026-11-21T10:20:30Z') };
  const known = { isCollege: (slug: string) => colleges.isSlug(slug), isService: () => false, isMajor: () => false };
  const analytics = createAnalytics({ counts, clock, ...known });
  const matching = {
    matching: createMatching({ catalog: colleges, zips: ONE_ZIP, fields: fieldsOver(colleges) }),
    matchSessions: createMatchSessions({ sessions: NO_SESSIONS, zips: ONE_ZIP }),
  };
  const all = { colleges, history: emptyHistory, rankings: createRankings({ catalog: colleges }), ...matching, analytics, ...useCases };
  const readiness = { databaseState: () => Promise.resolve({ isReachable: true, schemaFault: undefined }), isDraining: () => false };
  const server = await serve(
    createHttpApp({ useCases: all, readiness, log, publicUrl: 'https://alma.example', ...ANONYMOUS_UNLIMITED, ...options }),
  );
  return { ...server, colleges, counted, log };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;

import type { CollegeRecord } from '../../domain/colleges/college.ts';
import { createHttpApp, type HttpAppOptions } from './app.ts';
import { collegesOver, SOME_COLLEGES } from './colleges.suite.ts';
import { listLog, serve } from './http.suite.ts';

/** The whole app on a free port, over colleges in memory. */
export async function startApp(records: CollegeRecord[] = SOME_COLLEGES, options: Partial<HttpAppOptions> = {}) {
  const log = listLog();
  const colleges = await collegesOver(records);
  const readiness = { isDatabaseReachable: () => Promise.resolve(true), isDraining: () => false };
  const server = await serve(createHttpApp({ useCases: { colleges }, readiness, log, publicUrl: 'https://alma.example', ...options }));
  return { ...server, colleges, log };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;

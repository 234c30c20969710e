import type { QueryClient } from '@tanstack/react-query';
import { onEvent, type SiteEvent } from '../../api/events/events.ts';
import { keyOfJob } from '../import-jobs/job-queries.ts';
import { CASE_COUNTS, UNREAD } from './panel-queries.ts';

/** In milliseconds. The answer to the own call arrives before, so that only changes of others are shown as news. */
const BATCH = 300;

/** Fetches again what events change. `onCase` gets each changed case once. Returns a function that stops it. */
export function followEvents(queries: QueryClient, onCase: (id: number) => void): () => void {
  const changed = new Set<number>();
  let isMissing = false;
  let hasMessages = false;
  let hasJobs = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const again = (...queryKey: readonly unknown[]) => void queries.invalidateQueries({ queryKey });
  function refresh(): void {
    timer = undefined;
    if (isMissing) again('cases');
    else if (changed.size > 0) again('cases', 'getList');
    if (isMissing || changed.size > 0) again(...CASE_COUNTS.queryKey);
    if (isMissing || hasMessages) again(...UNREAD.queryKey);
    if (isMissing || hasJobs) again('import-jobs');
    for (const id of changed) onCase(id);
    changed.clear();
    isMissing = hasMessages = hasJobs = false;
  }

  const stop = onEvent((event: SiteEvent) => {
    if (event.name === 'typing' || event.name === 'notice.new') return;
    if (event.name === 'import-job.progress') {
      again(...keyOfJob(event.jobId));
      return;
    }
    if (event.name === 'case.updated') changed.add(event.caseId);
    else if (event.name === 'import-job.updated') hasJobs = true;
    else if (event.name === 'reset') isMissing = true;
    else hasMessages = true;
    timer ??= setTimeout(refresh, BATCH);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

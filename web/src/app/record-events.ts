import type { Api } from '../api/client.ts';
import { recordWith, trackExternalLinks } from '../entities/consent/analytics.ts';

/** Sends the events of visitors who agreed to it, and forgets those that do not arrive: nobody waits for a count. */
export function recordEvents(api: Api): void {
  recordWith((event, path) => void api.analytics.record({ body: { event, path, category: 'analytics' } }).catch(() => undefined));
  trackExternalLinks();
}

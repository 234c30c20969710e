import type { AnalyticsPorts } from './domain/analytics/analytics.ports.ts';
import { createAnalytics } from './domain/analytics/analytics.use-cases.ts';
import type { CollegesPorts } from './domain/colleges/colleges.ports.ts';
import { createColleges } from './domain/colleges/colleges.use-cases.ts';
import type { DataSyncPorts } from './domain/data-sync/data-sync.ports.ts';
import { createDataSync } from './domain/data-sync/data-sync.use-cases.ts';
import { createRankings } from './domain/rankings/rankings.use-cases.ts';

/** What the inside needs from the world, by module. */
export interface Ports {
  colleges: CollegesPorts;
  analytics: Omit<AnalyticsPorts, 'isCollege'>;
  dataSync: DataSyncPorts;
}

/** The inside, ready to drive: production, CLI and tests all start from here. */
export function createUseCases(ports: Ports) {
  const colleges = createColleges(ports.colleges);
  return {
    colleges,
    rankings: createRankings({ catalogue: colleges }),
    analytics: createAnalytics({ ...ports.analytics, isCollege: (slug) => colleges.isSlug(slug) }),
    dataSync: createDataSync(ports.dataSync),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;

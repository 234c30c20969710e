import type { analyticsContract } from '../../../contracts/analytics.contract.ts';
import type { Analytics } from '../../../domain/analytics/analytics.use-cases.ts';
import type { Handlers } from '../mount.ts';

export function analyticsRoutes(analytics: Analytics): Handlers<typeof analyticsContract> {
  return {
    async record({ body: { event, path } }) {
      await analytics.record({ event, path });
      return { recorded: true };
    },
  };
}

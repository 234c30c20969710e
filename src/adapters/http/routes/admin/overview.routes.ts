import type { overviewCalls } from '../../../../contracts/admin/overview.calls.ts';
import type { Overview } from '../../../../domain/admin/overview.use-cases.ts';
import type { Handlers } from '../../mount.ts';

export const overviewRoutes = (overview: Overview): Handlers<typeof overviewCalls> => ({
  search: ({ query }) => overview.search(query.q),
  dashboard: () => overview.dashboard(),
  caseCounts: () => overview.caseCounts(),
  dataModel: () => overview.dataModel(),
});

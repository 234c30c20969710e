import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { ComparedFigure } from '../../api/domain/swarm.ts';

/** Every college that counts in comparisons of the figure. */
export const swarmQuery = (api: Api, figure: ComparedFigure) =>
  queryOptions({
    queryKey: ['/api/colleges/swarm', figure],
    queryFn: ({ signal }) => api.colleges.swarm({ query: { figure } }, signal),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { dotsOfColumns, type ComparedFigure } from '../../api/domain/swarm.ts';

/** Every college that counts in comparisons of the figure. The prices of all incomes come together, so that no request tells one. */
export const swarmQuery = (api: Api, figure: ComparedFigure, hasIncomes: boolean) =>
  queryOptions({
    queryKey: ['/api/colleges/swarm', figure, hasIncomes],
    queryFn: async ({ signal }) =>
      dotsOfColumns(await api.colleges.swarm({ query: { figure, ...(hasIncomes && { incomes: 'all' as const }) } }, signal)),
  });

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { MyServices } from '../../api/domain/services.ts';

const MY_SERVICES_KEY = ['/api/user/services'] as const;

/** The services that the signed-in person saved and reviewed. */
export const myServicesQuery = (api: Api) =>
  queryOptions({ queryKey: MY_SERVICES_KEY, queryFn: ({ signal }) => api.myServices.mine({}, signal) });

/** Shows a change on every part of the page. */
export const changeMyServices = (queries: QueryClient, change: (before: MyServices) => MyServices): void => {
  queries.setQueryData<MyServices>(MY_SERVICES_KEY, (before) => before && change(before));
};

import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';

/** Values of the list's filters by name. `deleted`: the list shows the Trash. */
export type ListFilter = Readonly<Record<string, unknown>> & { deleted?: boolean };

/** The list of the page. */
export const useListFilter = (): Omit<ListControllerResult<RaRecord>, 'filterValues' | 'displayedFilters'> & {
  filterValues: ListFilter;
  displayedFilters: Readonly<Record<string, boolean>>;
} => useListContext<RaRecord>();

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, type ListControllerResult, type RaRecord } from 'react-admin';
import type { RecordOf } from '../../../api/panel-contracts.ts';
import { usePanelData } from '../use-panel-data.ts';
import { useRefusal } from '../use-refusal.ts';

const RESOURCE = 'saved-queries';
const MOST = 100;

type ShownList = Omit<ListControllerResult<RaRecord>, 'filterValues' | 'displayedFilters'> & {
  filterValues: Readonly<Record<string, unknown>>;
  displayedFilters: Readonly<Record<string, boolean>>;
};

/** The saved queries of the page's list, own and shared ones, and what to do with them. A refused call is told to the user. */
export function useSavedQueries() {
  const { resource, filterValues, sort, displayedFilters, setFilters, setSort } = useListContext<RaRecord>() as ShownList;
  const dataProvider = usePanelData();
  const queries = useQueryClient();
  const refused = useRefusal();
  const notify = useNotify();
  const { data = [] } = useQuery({
    queryKey: [RESOURCE, resource],
    queryFn: async () => {
      const params = { filter: { resource }, sort: { field: 'name', order: 'ASC' as const }, pagination: { page: 1, perPage: MOST } };
      return (await dataProvider.getList<RecordOf<'saved-queries'>>(RESOURCE, params)).data;
    },
  });
  const run = async (work: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work;
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      await refused(error);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: [RESOURCE, resource] });
    }
  };

  return {
    saved: data,
    apply: ({
      query: {
        filter,
        sort: [field, order],
      },
    }: RecordOf<'saved-queries'>) => {
      const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
      setFilters(filter, { ...displayedFilters, ...shown });
      setSort({ field, order });
    },
    /** Returns whether it was saved. */
    save: (name: string, isShared: boolean) => {
      const query = { filter: filterValues, sort: [sort.field, sort.order] };
      return run(dataProvider.create(RESOURCE, { data: { resource, name, query, isShared } }), `Saved as ${name}`);
    },
    share: (one: RecordOf<'saved-queries'>) =>
      run(
        dataProvider.update(RESOURCE, { id: one.id, data: { isShared: !one.isShared }, previousData: one }),
        one.isShared ? 'Only you see this query now' : 'All staff see this query now',
      ),
    remove: (one: RecordOf<'saved-queries'>) =>
      run(dataProvider.delete(RESOURCE, { id: one.id, previousData: one }), `Deleted ${one.name}`),
  };
}

export type SavedQueries = ReturnType<typeof useSavedQueries>;

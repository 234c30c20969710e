import { useMutation } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { changeThread } from '../../../entities/messages/changes.ts';
import { withOlder, type LoadedThread } from '../../../entities/messages/merge.ts';
import { threadKey } from '../../../entities/messages/messages.queries.ts';

/** Loads the messages before the oldest one that is shown. `loadByItself` stops after a failure; the button tries again. */
export function useOlder(id: number, hasMore: boolean) {
  const { api, queries } = useSite();
  const call = useMutation({
    mutationFn: () => {
      const before = queries.getQueryData<LoadedThread>(threadKey(id))?.items[0]?.id;
      return api.messages.messages({ params: { id }, ...(before !== undefined && { query: { before } }) });
    },
    onSuccess: (page) => changeThread(queries, id, (thread) => withOlder(thread, page)),
  });
  const load = () => {
    if (hasMore && !call.isPending) call.mutate();
  };
  const loadByItself = () => {
    if (call.error === null) load();
  };
  return { load, loadByItself, isLoading: call.isPending, error: call.error };
}

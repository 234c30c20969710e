import { useMutation } from '@tanstack/react-query';
import type { Favorite, FavoriteList } from '../../../../api/domain/favorites.ts';
import { useSite } from '../../../../api/site.ts';
import { failureText } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { listsQuery } from '../../../../entities/favorites/favorites.queries.ts';
import { listOfExactly, sharedListName } from '../../../../entities/favorites/lists/members.ts';
import { cacheList } from '../../../../entities/favorites/lists/use-new-list.ts';

interface Options {
  lists: readonly FavoriteList[];
  /** All saved colleges. */
  favorites: readonly Favorite[];
  openId: number | undefined;
  onShared: (list: FavoriteList) => void;
}

/** Shares colleges as the list that holds exactly these; creates it if there is none. */
export function useShare({ lists, favorites, openId, onShared }: Options) {
  const site = useSite();
  const { api, queries } = site;
  return useMutation({
    mutationFn: async (chosen: readonly Favorite[]): Promise<FavoriteList> => {
      const list = listOfExactly(lists, favorites, chosen, openId);
      if (list) return list.shareToken === null ? api.favorites.changeList({ params: { id: list.id }, body: { isShared: true } }) : list;
      const collegeIds = chosen.map(({ collegeId }) => collegeId);
      return api.favorites.addList({ body: { name: sharedListName(lists, new Date()), collegeIds, isShared: true } });
    },
    onSuccess: (list, chosen) => {
      cacheList(
        site,
        list,
        chosen.map(({ collegeId }) => collegeId),
      );
      onShared(list);
    },
    onError: (error) => {
      toast({ title: 'Your colleges could not be shared', description: failureText(error), tone: 'destructive' });
      void queries.invalidateQueries({ queryKey: listsQuery(api).queryKey });
    },
  });
}

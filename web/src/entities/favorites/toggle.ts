import { currentToken } from '../../api/session-store.ts';
import type { Site } from '../../api/site.ts';
import { toast } from '../../lib/toast.ts';
import { setLocalFavorite, setPendingFavorite, type FavoriteCollege } from './store.ts';

/** Saves or removes a college. The button changes at once. A failure changes it back and shows a message. */
export function toggleFavorite(site: Site, college: FavoriteCollege, isSaved: boolean): void {
  const requests = () => import('./requests.ts');
  const reportUnchanged = () =>
    toast({
      title: `${college.name} could not be ${isSaved ? 'saved' : 'removed'}`,
      description: 'Check your connection and try again.',
      tone: 'destructive',
    });
  const token = currentToken();
  if (token !== undefined) {
    const send = async (wanted: boolean) => {
      const { sendFavorite } = await requests();
      // While the code was loading, the next person may have signed in.
      if ([token, undefined].includes(currentToken())) await sendFavorite(site, college, wanted);
    };
    setPendingFavorite(college.id, isSaved, send).catch(reportUnchanged);
    return;
  }
  // Stored before any code is loaded: a visitor may leave the page at once.
  const count = setLocalFavorite(college.id, isSaved);
  requests().then(
    ({ announceLocalFavorite }) => announceLocalFavorite(isSaved, count),
    () => {
      if (count === undefined) reportUnchanged();
    },
  );
}

import { currentToken } from '../../api/session-store.ts';
import type { Site } from '../../api/site.ts';
import { toast } from '../../lib/toast.ts';
import { endPress, pressFavorite, setLocalFavorite, type FavoriteCollege } from './store.ts';

/** Saves or removes a college. The button changes at once. A failure changes it back and shows a message. */
export function toggleFavorite(site: Site, college: FavoriteCollege, isSaved: boolean): void {
  const { id, name } = college;
  const token = currentToken();
  // Stored before any code is loaded: a visitor without an account may leave the page at once.
  const count = (token === undefined ? setLocalFavorite : pressFavorite)(id, isSaved);
  import('./requests.ts').then(
    (requests) =>
      token === undefined ? requests.announceLocalFavorite(college, isSaved, count) : requests.sendPresses(site, college, token),
    () => {
      endPress(id, token);
      if (count !== undefined) return;
      toast({
        title: `${name} could not be ${isSaved ? 'saved' : 'removed'}`,
        description: 'Check your connection and try again.',
        tone: 'destructive',
      });
    },
  );
}

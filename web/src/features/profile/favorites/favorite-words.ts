import type { FavoriteStatus } from '../../../api/domain/favorites.ts';

export const STATUS_WORDS: Record<FavoriteStatus, string> = {
  considering: 'Considering',
  applying: 'Applying',
  applied: 'Applied',
  admitted: 'Admitted',
  waitlisted: 'Waitlisted',
  denied: 'Denied',
  enrolled: 'Enrolled',
};

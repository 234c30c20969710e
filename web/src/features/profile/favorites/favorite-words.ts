import type { FavoriteStatus } from '../../../api/contracts.ts';

export const STATUS_WORDS: Record<FavoriteStatus, string> = {
  considering: 'Considering',
  applying: 'Applying',
  applied: 'Applied',
  admitted: 'Admitted',
  waitlisted: 'Waitlisted',
  denied: 'Denied',
  enrolled: 'Enrolled',
};

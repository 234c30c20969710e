import type { User } from '../../../api/domain/accounts.ts';

export interface ChecklistItem {
  label: string;
  reason: string;
  to: string;
  isDone: boolean;
}

/** Enough for a useful comparison. */
export const ENOUGH_FAVORITES = 3;

/** `favorites` is their number; undefined if it could not be loaded. */
export function checklistFor({ emailVerified, profilePicture, bio }: User, favorites: number | undefined): ChecklistItem[] {
  return [
    {
      label: 'Verify your email address',
      reason: 'Makes sure that you can receive a password reset.',
      to: '/profile?tab=account#email',
      isDone: emailVerified,
    },
    {
      label: 'Add a picture',
      reason: 'A photo or a drawing.',
      to: '/profile?tab=account#picture',
      isDone: profilePicture !== null,
    },
    {
      label: 'Write a few words about yourself',
      reason: 'What you want to study, or what you look for in a campus.',
      to: '/profile?tab=account#profile',
      isDone: bio !== null && bio !== '',
    },
    {
      label: 'Save three colleges',
      reason: 'Press Save on a college, then compare them side by side.',
      to: '/discover',
      isDone: favorites !== undefined && favorites >= ENOUGH_FAVORITES,
    },
  ];
}

import type { User } from '../../../api/domain.ts';

/** Something that makes an account more useful. */
export interface Step {
  label: string;
  /** Why one would. */
  reason: string;
  to: string;
  isDone: boolean;
}

/** So many make a comparison worth looking at. */
export const ENOUGH_FAVORITES = 3;

/** `favorites` are counted, undefined where that could not be asked. */
export function stepsOf({ emailVerified, profilePicture, bio }: User, favorites: number | undefined): Step[] {
  return [
    {
      label: 'Verify your email address',
      reason: 'So that you can get back in if you forget your password.',
      to: '/profile?tab=account#email',
      isDone: emailVerified,
    },
    {
      label: 'Add a picture',
      reason: 'A photo or a drawing, whatever is you.',
      to: '/profile?tab=account#picture',
      isDone: profilePicture !== null,
    },
    {
      label: 'Write a few words about yourself',
      reason: 'What you want to study, or what a good campus is for you.',
      to: '/profile?tab=account#profile',
      isDone: bio !== null && bio !== '',
    },
    {
      label: 'Keep three colleges',
      reason: 'Press the heart on a college, then look at them side by side.',
      to: '/discover',
      isDone: favorites !== undefined && favorites >= ENOUGH_FAVORITES,
    },
  ];
}

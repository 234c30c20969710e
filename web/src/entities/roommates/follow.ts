import { onEvent } from '../../api/events/events.ts';
import type { Site } from '../../api/site.ts';
import { refreshRoommates } from './roommates.queries.ts';

/** Keeps the fetched lists, profiles and requests up to date with the events. Returns a function that stops it. */
export const followRoommates = ({ queries }: Site): (() => void) =>
  onEvent(({ name }) => {
    if (name === 'roommate.request' || name === 'roommate.answer' || name === 'reset') void refreshRoommates(queries);
  });

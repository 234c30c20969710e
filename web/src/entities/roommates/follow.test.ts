import { emitEvent, eventOf } from '../../api/events/events.ts';
import { createQueries, type Site } from '../../api/site.ts';
import { followRoommates } from './follow.ts';
import { REQUESTS_KEY } from './roommates.queries.ts';

const KEY = [...REQUESTS_KEY, 'in'];

it.each([
  ['roommate.request', '{"requestId":4}', true],
  ['roommate.answer', '{"requestId":4}', true],
  ['reset', '{}', true],
  ['typing', '{"conversationId":4}', false],
])('%s: the fetched requests are old', (name, data, isOld) => {
  const queries = createQueries();
  queries.setQueryData(KEY, []);
  const stop = followRoommates({ queries } as Site);
  emitEvent(eventOf(name, data)!);
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(isOld);
  stop();
});

it('stops', () => {
  const queries = createQueries();
  queries.setQueryData(KEY, []);
  followRoommates({ queries } as Site)();
  emitEvent({ name: 'roommate.answer', requestId: 4 });
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(false);
});

import { createEventSource, type EventSourceClient } from 'eventsource-client';
import type { DatabaseApp } from './database-app.fixture.ts';
import type { Member } from './messages.fixture.ts';

export interface Heard {
  id: string | undefined;
  event: string | undefined;
  data: Record<string, number>;
}

const sources: EventSourceClient[] = [];

/** Reads the stream of a person with the client of the site, after an event if given. `start` is left out of what is heard. */
export function listenTo(app: Pick<DatabaseApp, 'url'> | undefined, member: Pick<Member, 'token'>, initialLastEventId?: string) {
  const heard: Heard[] = [];
  const waits: { count: number; resolve: () => void }[] = [];
  const state = { connects: 0 };
  let connected = (): void => undefined;
  const opened = new Promise<void>((resolve) => void (connected = resolve));
  const source = createEventSource({
    url: `${app?.url ?? ''}/api/events`,
    headers: { Authorization: `Bearer ${member.token}` },
    ...(initialLastEventId !== undefined && { initialLastEventId }),
    onConnect() {
      state.connects += 1;
      connected();
    },
    onMessage({ id, event, data }) {
      if (event === 'start') return;
      heard.push({ id, event, data: JSON.parse(data) as Record<string, number> });
      for (const wait of waits) if (heard.length >= wait.count) wait.resolve();
    },
  });
  sources.push(source);
  const until = (count: number) =>
    heard.length >= count ? Promise.resolve() : new Promise<void>((resolve) => void waits.push({ count, resolve }));
  return { heard, opened, until, source, state };
}

/** Call after each test. */
export function closeStreams(): void {
  for (const source of sources.splice(0)) source.close();
}

import type { Knex } from 'knex';
import type { JobNews, Typing } from '../../../domain/events/events.ts';

/** Servers listen on this channel for people with news. */
export const EVENTS_CHANNEL = 'events';
/** The shortest time between two notifications of a process. What happens in between is joined. */
const COLLECT_MS = 20;
/** In bytes. PostgreSQL refuses 8,000. */
const LONGEST_PAYLOAD = 7_900;

export interface Notifier {
  /** Tells all servers that these people have news. A lost call delays the news until the next poll. */
  wake(userIds: readonly number[]): void;
  typing(typing: Typing): void;
  job(news: JobNews): void;
}

/** What a payload says: people with news, people with an ended session, people who see others write, and import jobs that have moved. */
export interface Notified {
  people: number[];
  /** The database says it by itself, with each session that ends. */
  ended: number[];
  typing: Typing[];
  jobs: JobNews[];
}

/** Notifies at once when nothing was sent for a moment, and joins the notifications of busy times, for all transactions of this process. */
export function createNotifier(db: Knex): Notifier {
  const collected = new Set<string>();
  let pause: NodeJS.Timeout | undefined;

  const collect = (texts: readonly string[]): void => {
    for (const text of texts) collected.add(text);
    if (!pause) send();
  };
  function send(): void {
    pause = undefined;
    if (collected.size === 0) return;
    // A process that ends loses the notification. The poll of the others finds the events.
    pause = setTimeout(send, COLLECT_MS).unref();
    const payloads = payloadsOf([...collected]);
    collected.clear();
    db.raw('select pg_notify(?, payload) from unnest(?::text[]) as payload', [EVENTS_CHANNEL, payloads]).catch(() => undefined);
  }

  return {
    wake: (userIds) => collect(userIds.map(String)),
    typing: ({ userId, conversationId }) => collect([`${userId}:${conversationId}`]),
    job: ({ jobId, isProgress }) => collect([`${isProgress ? 'progress' : 'job'} ${jobId}`]),
  };
}

/** The texts separated by commas, in as few payloads as the limit allows. */
export function payloadsOf(texts: readonly string[]): string[] {
  const payloads: string[] = [];
  for (const text of texts) {
    const last = payloads.at(-1);
    if (last !== undefined && last.length + text.length < LONGEST_PAYLOAD) payloads[payloads.length - 1] = `${last},${text}`;
    else payloads.push(text);
  }
  return payloads;
}

/** Reads a payload. Other texts mean nothing. */
export function readPayload(payload: string): Notified {
  const notified: Notified = { people: [], ended: [], typing: [], jobs: [] };
  for (const text of payload.split(',')) {
    const [, word, first, second] = /^(?:(job|progress|ended) )?(\d{1,10})(?::(\d{1,10}))?$/.exec(text) ?? [];
    if (first === undefined) continue;
    if (word === 'ended') notified.ended.push(Number(first));
    else if (word !== undefined) notified.jobs.push({ jobId: Number(first), isProgress: word === 'progress' });
    else if (second === undefined) notified.people.push(Number(first));
    else notified.typing.push({ userId: Number(first), conversationId: Number(second) });
  }
  return notified;
}

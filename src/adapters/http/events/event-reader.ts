import type { ServerResponse } from 'node:http';
import type { EventReader, StreamEnd } from '../../../domain/streams/streams.use-cases.ts';

/** In bytes. A reader that is so far behind is closed; it resumes by the id of its last event. */
const MOST_WAITING = 64 * 1024;
/** In milliseconds: when to come back. Random, so that readers do not come back together. */
const RETRY = { first: 2_000, last: 10_000 };
const RETRY_AFTER_STOP = { first: 5_000, last: 20_000 };

const retry = ({ first, last }: typeof RETRY, chance: number): string => `retry: ${Math.round(first + chance * (last - first))}\n`;

/** Writes server-sent events to a raw response: a stream of Koa takes twice the memory and reports each reader that leaves. */
export function createEventReader(response: ServerResponse, chance = Math.random): EventReader {
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MOST_WAITING) response.destroy();
  };
  const named = (name: string, data: object, id?: number): string =>
    `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

  write(`${retry(RETRY, chance())}\n`);
  return {
    start: (seq) => write(named('start', {}, seq)),
    event: ({ seq, kind, payload }) => write(named(kind, payload, seq)),
    typing: (conversationId) => write(named('typing', { conversationId })),
    job: ({ jobId, isProgress }) => write(named(isProgress ? 'import-job.progress' : 'import-job.updated', { jobId })),
    reset: (seq) => write(named('reset', {}, seq)),
    beat: () => write(':\n\n'),
    end(reason: StreamEnd) {
      write(`${retry(RETRY_AFTER_STOP, chance())}${named('bye', { reason })}`);
      response.end();
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEventReader } from '../../../src/adapters/http/events/event-reader.ts';
import type { Caller } from '../../../src/domain/accounts/user.ts';
import { createEventStreams } from '../../../src/domain/streams/streams.use-cases.ts';

/** What the process answers. */
export interface StreamMemory {
  rss: number;
  /** In use after a collection, without what the process keeps for later. */
  heap: number;
  open: number;
}

/** A process that holds event streams, for its memory. Each request is another person. Sends its port to the parent, then its memory when asked. */
const streams = createEventStreams({
  events: {
    after: () => Promise.resolve([]),
    position: () => Promise.resolve({ last: 0, oldest: 1 }),
    openSessions: (ids) => Promise.resolve(new Set(ids)),
  },
});
let people = 0;
const server = createServer((_, response) => {
  people += 1;
  const caller = { sessionId: `session ${people}`, user: { id: people } as Caller['user'] };
  const open = () => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    return createEventReader(response);
  };
  void streams.open(caller, open).then((leave) => response.once('close', leave));
});
server.maxConnections = 20_000;
server.listen(0, '127.0.0.1', 2_048, () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => {
  globalThis.gc?.();
  streams.beat();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external, open: streams.size } satisfies StreamMemory);
});

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between a browser and a server, on which the streams of events can go silent without being closed, as on a laptop that sleeps. */
export async function startSleepingNetwork(url: string) {
  const { hostname, port } = new URL(url);
  const streams = new Set<Socket>();
  const silent = new Set<Socket>();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk) => {
      if (chunk.includes('GET /api/events')) streams.add(near);
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!silent.has(near)) near.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The streams that were opened. */
    count: () => streams.size,
    /** The present streams stay open, and nothing arrives on them any more. */
    sleep() {
      for (const socket of streams) silent.add(socket);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

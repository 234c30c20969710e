import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Connection } from '../connection.ts';

interface Target {
  host: string;
  port: number;
}

/** A network between a test and the database that can drop its connections without a word, as a firewall does. */
export async function startNetwork(connection: Connection) {
  const { host, port } = typeof connection === 'string' ? targetOf(connection) : (connection as Target);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    pairs.push([near, far]);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    connection: typeof connection === 'string' ? through(connection, own) : { ...connection, host: '127.0.0.1', port: own },
    /** No byte of a present connection arrives any more. New connections work. */
    drop() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close() {
      for (const sockets of pairs) for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function targetOf(url: string): Target {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port === '' ? 5432 : port) };
}

function through(url: string, port: number): string {
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  return changed.href;
}

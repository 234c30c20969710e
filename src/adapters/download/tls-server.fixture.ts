import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import type { DownloadLimits } from './limits.ts';
import { officialNetwork, type Network } from './network.ts';

export const HOST = 'nces.ed.gov';
/** The default DNS answer in tests: a public address, routed to the test server. */
const PUBLIC_ADDRESS = '8.8.8.8';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Short limits for tests of slow hosts, and long enough for a busy machine. */
export const SHORT_LIMITS: DownloadLimits = {
  bytesPerFile: 200_000,
  bytesInAll: 300_000,
  msPerFile: 10_000,
  msInAll: 20_000,
  stallMs: 1_500,
  stallBytes: 100,
  tries: 3,
  pauseMs: 10,
  longestPauseMs: 1_500,
  partMs: 60_000,
};

/** Creates a self-signed certificate for these hosts. */
export async function certificateFor(...hosts: [string, ...string[]]): Promise<{ key: string; cert: string }> {
  const made = await generate([{ name: 'commonName', value: hosts[0] }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2 as const, value })) },
    ],
  });
  return { key: made.private, cert: made.cert };
}

/** An https server for nces.ed.gov, a network that routes every connection to it, and a download folder. */
export async function createHostileHost() {
  const { key, cert } = await certificateFor(HOST);
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  let answer: Answer = (_request, response) => response.end();
  const server = createServer({ key, cert }, (request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'alma-downloads-'));
  const network: Network = {
    hosts: officialNetwork.hosts,
    resolve: () => Promise.resolve([PUBLIC_ADDRESS]),
    route: () => ({ address: '127.0.0.1', port }),
    ca: cert,
  };
  return {
    network,
    folder,
    /** The requests since the last call of `answers`. */
    asked,
    answers(next: Answer): void {
      asked.length = 0;
      answer = next;
    },
    /** All files in the download folder. */
    async files(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();
    },
    async clear(): Promise<void> {
      await rm(join(folder, 'ipeds'), { recursive: true, force: true });
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

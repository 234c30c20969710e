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
/** What a name answers in tests unless one says otherwise: public, and led to the server of the test. */
const PUBLIC_ADDRESS = '8.8.8.8';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Limits that let a test of slowness end within a second. */
export const SHORT_LIMITS: DownloadLimits = {
  bytesPerFile: 200_000,
  bytesInAll: 300_000,
  msPerFile: 3_000,
  msInAll: 5_000,
  stallMs: 300,
  stallBytes: 100,
  tries: 3,
  pauseMs: 10,
  longestPauseMs: 1_500,
  partMs: 60_000,
};

/** A certificate for a host, which vouches for itself. */
export async function certificateFor(host: string): Promise<{ key: string; cert: string }> {
  const made = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });
  return { key: made.private, cert: made.cert };
}

/** An https server that says it is nces.ed.gov, a way that leads every connection to it, and a folder to download into. */
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
    /** What it was asked since the last `answers`. */
    asked,
    answers(next: Answer): void {
      asked.length = 0;
      answer = next;
    },
    /** Every file below the folder. */
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

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const VARIABLE = 'ALMA_TEST_ON_DEMAND';

/** Makes something that all test files share. Its result travels as JSON. */
type Maker = () => Promise<unknown>;

export interface OnDemand {
  /** Makes again, in this order, what a file has asked for. Files that ask meanwhile wait for it. One name is made once at a time. */
  remake(names: readonly string[]): void;
  /** Answers no more, makes nothing new, and waits for what is being made. */
  stop(): Promise<void>;
}

/**
 * What a test run makes once, when its first file asks for it: the main process makes it, and answers the workers over loopback. Call in the
 * global setup.
 */
export async function answerOnDemand(makers: Readonly<Record<string, Maker>>): Promise<OnDemand> {
  const made = new Map<string, Promise<unknown>>();
  let isStopped = false;
  const make = (name: string) => {
    const maker = makers[name];
    if (!maker) throw new Error(`Nothing makes "${name}"`);
    const start = () => {
      if (isStopped) throw new Error('The test run has ended');
      return maker();
    };
    const previous = made.get(name);
    const result = previous ? previous.then(start, start) : start();
    made.set(name, result);
    return result;
  };
  const answer = async (name: string, response: ServerResponse) => {
    try {
      response.end(JSON.stringify((await (made.get(name) ?? make(name))) ?? null));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  };
  const server = createServer((request, response) => void answer((request.url ?? '').slice(1), response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    remake(names) {
      // The file that asks for it reads the failure.
      for (const name of names) if (made.has(name)) make(name).catch(() => undefined);
    },
    async stop() {
      isStopped = true;
      server.close();
      // A maker that waits for another one fails.
      server.closeAllConnections();
      await Promise.allSettled(made.values());
    },
  };
}

/** Returns what the maker of this name made. Throws its error, also in each later file. */
export async function ask<T>(name: string): Promise<T> {
  const response = await fetch(`${process.env[VARIABLE] ?? ''}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as T;
}

/** @jest-environment jsdom */
import '../../../lib/jsdom-router.fixture.ts';
import { Blob as NodeBlob } from 'node:buffer';
import fc from 'fast-check';
import { HttpError } from 'ra-core';
import { MAX_FAILURES, sendFiles, type PartCalls, type Received } from './send-files.ts';

/** What happens to a call: no answer before or after its effect, a part of the bytes arrives, the server is busy. */
const FATES = ['ok', 'lost', 'unanswered', 'half', 'busy'] as const;
type Fate = (typeof FATES)[number];

const failure = (status: number, code: string): HttpError => new HttpError(code, status, { code });
const blobOf = (bytes: Uint8Array): Blob => new NodeBlob([bytes]) as unknown as Blob;

/** A server that takes parts in order only, with a fate for each call. */
function fakeServer(contents: readonly Uint8Array[], fates: Fate[]) {
  const stored: number[][] = contents.map(() => []);
  const job = (): Received => {
    const files = contents.map((bytes, at) => ({ name: `${at}.csv`, bytes: bytes.length, stored: stored[at]!.length }));
    return { step: files.every(({ bytes, stored: have }) => have === bytes) ? 'detect' : 'upload', status: 'open', files };
  };
  const calls: PartCalls<Received> = {
    async send(place, offset, blob) {
      const fate = fates.shift() ?? 'ok';
      if (fate === 'lost') throw failure(0, 'unreachable');
      if (fate === 'busy') throw failure(503, 'busy');
      if (offset !== stored[place]!.length) throw failure(409, 'import-job.offset');
      const bytes = [...new Uint8Array(await blob.arrayBuffer())];
      stored[place]!.push(...(fate === 'half' ? bytes.slice(0, bytes.length / 2) : bytes));
      if (fate !== 'ok') throw failure(0, 'unreachable');
      return job();
    },
    async read() {
      if (fates.shift() === 'lost') throw failure(0, 'unreachable');
      return job();
    },
    wait: () => Promise.resolve(),
  };
  return { calls, job, stored };
}

const files = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 4 });

it('all bytes arrive once and in order, whatever fails, also when the upload is started again', async () => {
  await fc.assert(
    fc.asyncProperty(
      files,
      fc.array(fc.constantFrom(...FATES), { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      async (contents, fates, partBytes) => {
        const server = fakeServer(contents, fates);
        const blobs = contents.map(blobOf);
        while (server.job().step === 'upload') await sendFiles(server.job(), blobs, server.calls, { partBytes }).catch(() => undefined);
        expect(server.stored).toEqual(contents.map((bytes) => [...bytes]));
      },
    ),
    { numRuns: 50 },
  );
});

it('continues where the server says when the page has an old state', async () => {
  const contents = [Uint8Array.of(1, 2, 3, 4, 5)];
  const server = fakeServer(contents, []);
  const old = server.job();
  server.stored[0]!.push(1, 2);
  expect((await sendFiles(old, contents.map(blobOf), server.calls, { partBytes: 2 })).step).toBe('detect');
  expect(server.stored).toEqual([[1, 2, 3, 4, 5]]);
});

it('ends after too many failures in a row, at once for other refusals, and when it is stopped', async () => {
  const contents = [Uint8Array.of(1)];
  const lost = fakeServer(
    contents,
    Array.from({ length: 50 }, (): Fate => 'lost'),
  );
  const waits: number[] = [];
  const calls = { ...lost.calls, wait: async (milliseconds: number) => void waits.push(milliseconds) };
  await expect(sendFiles(lost.job(), contents.map(blobOf), calls)).rejects.toMatchObject({ status: 0 });
  expect(waits).toHaveLength(MAX_FAILURES);

  const canceled = { ...lost.calls, send: () => Promise.reject(failure(409, 'import-job.step')) };
  await expect(sendFiles(lost.job(), contents.map(blobOf), canceled)).rejects.toMatchObject({ status: 409 });
  const stopped = { ...lost.calls, wait: () => Promise.reject(new Error('stopped')) };
  await expect(sendFiles(lost.job(), contents.map(blobOf), stopped)).rejects.toThrow('stopped');
});

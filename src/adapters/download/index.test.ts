import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { zipped } from '../sources/source-files.fixture.ts';
import { createDownloader } from './index.ts';
import type { DownloadLimits } from './limits.ts';
import { createHostileHost, HOST, SHORT_LIMITS, type Answer } from './tls-server.fixture.ts';

const FILE = { file: 'HD2024.zip', url: `https://${HOST}/data/HD2024.zip?x=1`, isRequired: true };
/** Large enough to be interrupted. */
const ZIP = await zipped({ 'hd2024.csv': randomBytes(100_000) });
const OTHER = await zipped({ 'hd2024.csv': randomBytes(100_000) });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const host = await createHostileHost();
const path = join(host.folder, 'ipeds', '2024', 'HD2024.zip');
afterEach(() => host.clear());
afterAll(() => host.stop());

const begin = (limits: Partial<DownloadLimits> = {}, isCancelled = () => false) =>
  createDownloader({ folder: host.folder, network: host.network, limits: { ...SHORT_LIMITS, ...limits } }).begin('ipeds', 2024, {
    isCancelled,
  });
const fetchFile = async (limits: Partial<DownloadLimits> = {}) => (await begin(limits)).fetch(FILE);

/** Uses one answer per request. The last answer repeats. */
const inTurn =
  (...answers: Answer[]): Answer =>
  (request, response) =>
    (answers[Math.min(host.asked.length, answers.length) - 1] as Answer)(request, response);
const fail =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, headers).end();
const whole = (_request: IncomingMessage, response: ServerResponse) => response.writeHead(200, { ETag: '"1"' }).end(ZIP);
/** Declares the full length and disconnects in the middle. */
const cut: Answer = (_request, response) => {
  response.writeHead(200, { ETag: '"1"', 'Content-Length': ZIP.length });
  response.write(ZIP.subarray(0, 40_000), () => setTimeout(() => response.destroy(), 20));
};
/** A correct host: sends the rest if the file is unchanged, otherwise the whole file. */
const continuing =
  (file: Buffer, etag: string): Answer =>
  ({ headers }, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const isRest = from > 0 && headers['if-range'] === etag;
    const range = `bytes ${from}-${file.length - 1}/${file.length}`;
    if (isRest) response.writeHead(206, { ETag: etag, 'Content-Range': range }).end(file.subarray(from));
    else response.writeHead(200, { ETag: etag }).end(file);
  };
/** Answers a range request with a range of the other file. */
const rest =
  (etag: string, from: number): Answer =>
  (request, response) => {
    if (!request.headers.range) {
      continuing(OTHER, '"2"')(request, response);
      return;
    }
    const range = `bytes ${from}-${OTHER.length - 1}/${OTHER.length}`;
    response.writeHead(206, { ETag: etag, 'Content-Range': range }).end(OTHER.subarray(from));
  };

describe('a download', () => {
  it('stores the file and returns its path, size and hash', async () => {
    host.answers(whole);
    expect(await fetchFile()).toEqual({ path, bytes: ZIP.length, sha256: sha256(ZIP) });
    expect(await readFile(path)).toEqual(ZIP);
    expect(await host.files()).toEqual(['HD2024.zip']);
    expect(host.asked).toMatchObject([{ url: '/data/HD2024.zip?x=1', headers: { host: HOST, 'accept-encoding': 'identity' } }]);
    expect(host.asked[0]?.headers['user-agent']).toContain('Alma');
  });

  it('follows redirects between official hosts', async () => {
    const move: Answer = (_request, response) => response.writeHead(301, { Location: `https://${HOST}/moved.zip` }).end();
    host.answers(inTurn(move, whole));
    expect(await fetchFile()).toMatchObject({ bytes: ZIP.length });
    expect(host.asked.map(({ url }) => url)).toEqual(['/data/HD2024.zip?x=1', '/moved.zip']);
  });

  it.each([404, 410])('returns null for %d without a retry', async (status) => {
    host.answers(fail(status));
    expect(await fetchFile()).toBeNull();
    expect(host.asked).toHaveLength(1);
    expect(await host.files()).toEqual([]);
  });

  it('keeps the existing file after a failure', async () => {
    host.answers(whole);
    await fetchFile();
    host.answers((_request, response) => response.writeHead(200).end('<html>'));
    await expect(fetchFile()).rejects.toMatchObject({ code: 'download.not-a-zip' });
    expect(await (await begin()).existing(FILE)).toEqual({ path, bytes: ZIP.length, sha256: sha256(ZIP) });
    expect(await host.files()).toEqual(['HD2024.zip']);
  });

  it('applies the size limit to all files of a session', async () => {
    host.answers(whole);
    const session = await begin({ bytesInAll: 150_000 });
    await session.fetch(FILE);
    await expect(session.fetch({ ...FILE, file: 'IC2024.zip' })).rejects.toMatchObject({ code: 'download.too-large' });
  });
});

describe('a retry', () => {
  it('follows a host failure', async () => {
    host.answers(inTurn(fail(503), fail(500), whole));
    expect(await fetchFile()).toMatchObject({ sha256: sha256(ZIP) });
  });

  it('stops after three attempts', async () => {
    host.answers(fail(502));
    await expect(fetchFile()).rejects.toMatchObject({ kind: 'unavailable', code: 'download.status' });
    expect(host.asked).toHaveLength(3);
  });

  it('waits as long as the host requests', async () => {
    host.answers(inTurn(fail(429, { 'Retry-After': '1' }), whole));
    const start = performance.now();
    expect(await fetchFile()).toMatchObject({ sha256: sha256(ZIP) });
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  it('does not happen if the host requests a longer pause than allowed', async () => {
    host.answers(fail(503, { 'Retry-After': '3600' }));
    await expect(fetchFile()).rejects.toThrow('requests a pause of 3600 s');
    expect(host.asked).toHaveLength(1);
  });

  it('does not happen after a cancellation', async () => {
    host.answers(cut);
    const session = await begin({}, () => host.asked.length > 0);
    await expect(session.fetch(FILE)).rejects.toMatchObject({ code: 'download.cancelled' });
    expect(host.asked).toHaveLength(1);
  });
});

/** The number of received bytes varies, because a closed connection loses bytes in transit. */
const WHAT_IS_MISSING: unknown = expect.stringMatching(/^bytes=[1-9]\d*-$/);

describe('an interrupted download', () => {
  it('is resumed without downloading a byte twice', async () => {
    host.answers(inTurn(cut, continuing(ZIP, '"1"')));
    expect(await fetchFile()).toMatchObject({ sha256: sha256(ZIP) });
    expect(host.asked[1]?.headers).toMatchObject({ range: WHAT_IS_MISSING, 'if-range': '"1"' });
    expect(await host.files()).toEqual(['HD2024.zip']);
  });

  it('is resumed by the next session if all attempts failed', async () => {
    host.answers(cut);
    await expect(fetchFile({ tries: 1 })).rejects.toMatchObject({ kind: 'unavailable', code: 'download.truncated' });
    expect(await host.files()).toEqual(['HD2024.zip.part', 'HD2024.zip.part.json']);
    host.answers(continuing(ZIP, '"1"'));
    expect(await fetchFile()).toMatchObject({ sha256: sha256(ZIP) });
    expect(host.asked).toMatchObject([{ headers: { range: WHAT_IS_MISSING } }]);
  });

  it.each<[string, Answer]>([
    ['sends the whole file', continuing(OTHER, '"2"')],
    ['sends the rest of the new file', rest('"2"', 40_000)],
    ['sends another range', rest('"1"', 10)],
    ['rejects the range', (request, response) => (request.headers.range ? fail(416) : continuing(OTHER, '"2"'))(request, response)],
  ])('starts again if the file changed and the host %s', async (_how, answer) => {
    host.answers(inTurn(cut, answer));
    expect(await fetchFile()).toMatchObject({ sha256: sha256(OTHER) });
  });

  it('is deleted if the host sends no validator', async () => {
    host.answers((_request, response) => {
      response.writeHead(200, { 'Content-Length': ZIP.length });
      response.write(ZIP.subarray(0, 40_000), () => setTimeout(() => response.destroy(), 20));
    });
    await expect(fetchFile()).rejects.toMatchObject({ code: 'download.truncated' });
    expect(host.asked.map(({ headers }) => headers.range)).toEqual([undefined, undefined, undefined]);
    expect(await host.files()).toEqual([]);
  });

  it('is deleted after a day', async () => {
    const folder = join(host.folder, 'ipeds', '2023');
    await mkdir(folder, { recursive: true });
    for (const name of ['old.zip.part', 'old.zip.part.json', 'new.zip.part', 'old.zip']) await writeFile(join(folder, name), 'x');
    for (const name of ['old.zip.part', 'old.zip.part.json', 'old.zip']) await utimes(join(folder, name), 1, 1);
    await begin();
    expect(await host.files()).toEqual(['new.zip.part', 'old.zip']);
  });
});

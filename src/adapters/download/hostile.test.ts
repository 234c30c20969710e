import { zipped } from '../sources/source-files.fixture.ts';
import { createDownloader } from './index.ts';
import type { DownloadLimits } from './limits.ts';
import { officialNetwork, type Network } from './network.ts';
import { certificateFor, createHostileHost, HOST, SHORT_LIMITS, type Answer } from './tls-server.fixture.ts';

const FILE = { file: 'HD2024.zip', url: `https://${HOST}/ipeds/datacenter/data/HD2024.zip`, isRequired: true };
const ZIP = await zipped({ 'hd2024.csv': 'UNITID\n900001\n' });

const host = await createHostileHost();
afterEach(() => host.clear());
afterAll(() => host.stop());

async function fetchFrom(network: Network, url = FILE.url, limits: Partial<DownloadLimits> = {}) {
  const downloader = createDownloader({ folder: host.folder, network, limits: { ...SHORT_LIMITS, ...limits } });
  const session = await downloader.begin('ipeds', 2024, {});
  return session.fetch({ ...FILE, url });
}

const fetchFile = (network: Partial<Network> = {}, limits: Partial<DownloadLimits> = {}) =>
  fetchFrom({ ...host.network, ...network }, FILE.url, limits);

const redirect =
  (to: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { Location: to }).end();
const send =
  (body: Buffer | string, headers: Record<string, string | number> = {}): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/zip', ...headers }).end(body);

/** Sends until the client disconnects. */
const drip =
  (chunk: Buffer, everyMs: number): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/zip' });
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
  };

const RESOLVED: [string, string][] = [
  ['the metadata service of a cloud', '169.254.169.254'],
  ['localhost as IPv6', '::ffff:127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['a private network', '10.0.0.8'],
];

describe('is rejected without a written file', () => {
  it.each<[string, string, Answer]>([
    ['a redirect to localhost', 'foreign-host', redirect('https://127.0.0.1/HD2024.zip')],
    ['a redirect to http', 'not-https', redirect('http://nces.ed.gov/HD2024.zip')],
    ['a redirect to another host', 'foreign-host', redirect('https://nces.ed.gov.example.com/HD2024.zip')],
    ['a redirect to another port', 'foreign-host', redirect('https://nces.ed.gov:8443/HD2024.zip')],
    ['a redirect with a user', 'foreign-host', redirect('https://user@nces.ed.gov/HD2024.zip')],
    ['a redirect to a file', 'not-https', redirect('file:///etc/passwd')],
    ['a redirect without an address', 'redirect', (_request, response) => response.writeHead(302).end()],
    ['a redirect loop', 'too-many-redirects', redirect('https://nces.ed.gov/again')],
    ['a web page with status 200', 'web-page', send('<html>Not found</html>', { 'Content-Type': 'text/html; charset=utf-8' })],
    ['a web page without a content type', 'not-a-zip', send('<html>Not found</html>')],
    ['an empty file with a length', 'empty', send('', { 'Content-Length': 0 })],
    ['an empty file without a length', 'empty', (_request, response) => response.writeHead(200, { 'Transfer-Encoding': 'chunked' }).end()],
    ['a file with a too large length', 'too-large', send(ZIP, { 'Content-Length': 10_000_000 })],
    ['an endless file', 'too-large', drip(Buffer.alloc(60_000, 'PK\x03\x04'), 1)],
    ['an incomplete zip', 'truncated', send(ZIP.subarray(0, ZIP.length / 2), { 'Transfer-Encoding': 'chunked' })],
    ['a zip with extra data at the end', 'truncated', send(Buffer.concat([ZIP, Buffer.from('more')]))],
    ['unrequested compression', 'encoding', send(ZIP, { 'Content-Encoding': 'gzip' })],
    ['a forbidden file', 'status', (_request, response) => response.writeHead(403).end()],
    ['an unrequested range', 'changed', (_request, response) => response.writeHead(206, { 'Content-Range': 'bytes 5-9/10' }).end('x')],
  ])('%s', async (_what, code, answer) => {
    host.answers(answer);
    await expect(fetchFile()).rejects.toMatchObject({ code: `download.${code}` });
    expect(await host.files()).toEqual([]);
  });

  it.each(RESOLVED)('a host that resolves to %s, before any connection', async (_what, address) => {
    host.answers(send(ZIP));
    const resolve = () => Promise.resolve(['8.8.8.8', address]);
    await expect(fetchFile({ resolve })).rejects.toMatchObject({ kind: 'refused', code: 'download.private-address' });
    expect(host.asked).toEqual([]);
    expect(await host.files()).toEqual([]);
  });

  it('a host that resolves to localhost only after a redirect', async () => {
    host.answers(redirect('https://ope.ed.gov/HD2024.zip'));
    const resolve = (name: string) => Promise.resolve([name === HOST ? '8.8.8.8' : '127.0.0.1']);
    await expect(fetchFile({ resolve })).rejects.toMatchObject({ code: 'download.private-address' });
    expect(host.asked).toHaveLength(1);
  });

  it('a host with changing addresses: the request uses the checked address', async () => {
    host.answers(send(ZIP));
    const answers = ['8.8.8.8', '127.0.0.1'];
    const asked: string[] = [];
    const resolve = () => Promise.resolve(answers.splice(0, 1));
    const route = (address: string) => {
      asked.push(address);
      return host.network.route(address);
    };
    expect(await fetchFile({ resolve, route })).toMatchObject({ bytes: ZIP.length });
    expect({ asked, answers }).toEqual({ asked: ['8.8.8.8'], answers: ['127.0.0.1'] });
  });

  it('a slow stream, after three stall timeouts', async () => {
    host.answers(drip(Buffer.from('P'), 20));
    await expect(fetchFile()).rejects.toMatchObject({ kind: 'unavailable', code: 'download.too-slow' });
    expect(host.asked).toHaveLength(3);
    expect(await host.files()).toEqual([]);
  });

  it('a response that never starts', async () => {
    host.answers(() => undefined);
    await expect(fetchFile()).rejects.toMatchObject({ code: 'download.too-slow' });
  });

  it('a file that exceeds the time limit', async () => {
    host.answers(drip(Buffer.alloc(50, 'PK'), 20));
    await expect(fetchFile({}, { msPerFile: 700 })).rejects.toMatchObject({ kind: 'refused', code: 'download.too-long' });
    expect(await host.files()).toEqual([]);
  });

  it('a certificate of another host', async () => {
    host.answers(send(ZIP));
    const { cert } = await certificateFor('ope.ed.gov');
    await expect(fetchFile({ ca: cert })).rejects.toMatchObject({ code: 'download.certificate' });
    const untold = { hosts: host.network.hosts, resolve: host.network.resolve, route: host.network.route };
    await expect(fetchFrom(untold)).rejects.toMatchObject({ kind: 'refused', code: 'download.certificate' });
    await expect(fetchFrom(host.network, 'https://ope.ed.gov/HD2024.zip')).rejects.toMatchObject({ code: 'download.certificate' });
    expect(host.asked).toEqual([]);
  });
});

it('there are four official hosts, and only code can add one', () => {
  expect([...officialNetwork.hosts]).toEqual(['nces.ed.gov', 'ope.ed.gov', 'ed-public-download.scorecard.network', 'ncses.nsf.gov']);
  expect(officialNetwork.route('8.8.8.8')).toEqual({ address: '8.8.8.8', port: 443 });
  expect(officialNetwork.ca).toBeUndefined();
});

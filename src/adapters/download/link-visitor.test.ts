import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createLinkVisitor, type VisitorNetwork } from './link-visitor.ts';
import { certificateFor } from './tls-server.fixture.ts';

const HOST = 'www.example.org';
const { key, cert } = await certificateFor(HOST);
const asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end();
const onRequest = (request: IncomingMessage, response: ServerResponse) => {
  asked.push(`${request.method ?? ''} ${request.headers.host ?? ''}${request.url ?? ''}`);
  answer(request, response);
};
const plain = createServer(onRequest);
const secure = createSecureServer({ key, cert }, onRequest);
const portOf = (server: typeof plain | typeof secure) => (server.address() as AddressInfo).port;

const ADDRESSES: Record<string, string[]> = {
  'inside.example': ['10.0.0.8'],
  'both.example': ['8.8.8.8', '127.0.0.1'],
  'none.example': [],
};
const network: VisitorNetwork = {
  resolve: (host) =>
    host === 'unknown.example'
      ? Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }))
      : Promise.resolve(ADDRESSES[host] ?? ['8.8.8.8']),
  route: (_address, port) => ({ address: '127.0.0.1', port: portOf(port === 443 ? secure : plain) }),
  ca: cert,
  timeoutMs: 1_000,
};
const visit = createLinkVisitor(network);

beforeAll(async () => {
  for (const server of [plain, secure]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => void asked.splice(0));
afterAll(async () => {
  for (const server of [plain, secure]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const redirectTo = (location: string) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(302, { Location: location }).end();
const failed = (reason: string, isLasting: boolean) => ({ kind: 'failed', reason, isLasting });

describe('a website', () => {
  it('is asked with HEAD over https', async () => {
    answer = (_request, response) => response.writeHead(200).end();
    expect(await visit(`https://${HOST}/a?b=1`)).toEqual({ kind: 'answered', status: 200, host: HOST });
    expect(asked).toEqual([`HEAD ${HOST}/a?b=1`]);
  });

  it.each([405, 403, 404, 500])('that answers HEAD with %i is asked with GET', async (status) => {
    answer = ({ method }, response) => response.writeHead(method === 'HEAD' ? status : 200).end();
    expect(await visit('http://plain.example/')).toEqual({ kind: 'answered', status: 200, host: 'plain.example' });
    expect(asked).toEqual(['HEAD plain.example/', 'GET plain.example/']);
  });

  it('that answers 500 to both says so', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    expect(await visit(`https://${HOST}/`)).toEqual({ kind: 'answered', status: 500, host: HOST });
  });

  it('is followed to another host', async () => {
    answer = (request, response) =>
      request.headers.host === 'old.example' ? redirectTo(`https://${HOST}/new`)(request, response) : response.writeHead(200).end();
    expect(await visit('http://old.example/')).toEqual({ kind: 'answered', status: 200, host: HOST });
  });

  it('with an endless body is not read', async () => {
    answer = ({ method }, response) => {
      if (method === 'HEAD') return void response.writeHead(405).end();
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
      response.on('close', () => clearInterval(timer));
    };
    expect(await visit('http://endless.example/')).toMatchObject({ kind: 'answered', status: 200 });
  });

  it('that never answers is given up', async () => {
    answer = () => undefined;
    expect(await visit('http://hangs.example/')).toEqual(failed('no answer in 1 s', false));
    expect(asked).toHaveLength(2);
  });

  it('that redirects in a loop is given up after five redirects', async () => {
    answer = redirectTo('http://loop.example/again');
    expect(await visit('http://loop.example/')).toEqual(failed('more than 5 redirects', true));
    expect(asked).toHaveLength(6);
  });

  it.each([
    ['a private address', 'http://inside.example/', 'leads to an address that is not public'],
    ['an address of this machine', 'http://127.0.0.1/', 'leads to an address that is not public'],
    ['a host with one private address', 'http://both.example/', 'leads to an address that is not public'],
    ['the metadata service of a cloud', 'http://169.254.169.254/latest', 'leads to an address that is not public'],
    ['a file', 'file:///etc/passwd', 'leads to a file address'],
    ['another port', 'https://www.example.org:8443/', 'leads to port 8443'],
    ['a password', 'https://a:b@www.example.org/', 'leads to an address with a password'],
    ['a host without addresses', 'http://none.example/', 'the host has no address'],
    ['an unknown host', 'http://unknown.example/', 'the host is unknown'],
    ['no address', 'http://[', 'redirects to no address'],
  ])('that redirects to %s is not followed', async (_, location, reason) => {
    ADDRESSES['127.0.0.1'] = ['127.0.0.1'];
    ADDRESSES['169.254.169.254'] = ['169.254.169.254'];
    answer = redirectTo(location);
    expect(await visit('http://start.example/')).toEqual(failed(reason, true));
    expect(asked).toEqual(['HEAD start.example/']);
  });

  it('with a certificate of another host cannot be reached', async () => {
    answer = (_request, response) => response.writeHead(200).end();
    expect(await visit('https://other.example/')).toEqual(failed('cannot be reached (ERR_TLS_CERT_ALTNAME_INVALID)', false));
    expect(asked).toEqual([]);
  });

  it('that ends the connection cannot be reached', async () => {
    answer = ({ socket }) => void socket.destroy();
    expect(await visit('http://ends.example/')).toEqual(failed('cannot be reached (ECONNRESET)', false));
  });
});

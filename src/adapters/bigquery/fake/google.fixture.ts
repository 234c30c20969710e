import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline, type Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { certificateFor } from '../../download/tls-server.fixture.ts';
import { startFakeService } from './service.fixture.ts';

const HOSTS = ['bigquery.googleapis.com', 'oauth2.googleapis.com'] as const;

/**
 * The fake under Google's names, for a server process. The process has a proxy, as in a closed network; the proxy leads both hosts to the
 * fake, with a certificate that the process trusts. So the adapter needs no address for tests, and signs in with a key file.
 */
export async function startFakeGoogle() {
  const service = await startFakeService();
  const { key, cert } = await certificateFor(...HOSTS);
  const { port } = new URL(service.options.client.apiEndpoint);
  const open = new Set<Duplex>();
  const inside = createTlsServer({ key, cert }, (socket) => join(socket, connect(Number(port), '127.0.0.1')));
  const proxy = createServer((_request, response) => response.writeHead(403).end());
  proxy.on('connect', ({ url }, socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (!HOSTS.some((host) => url === `${host}:443`)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    inside.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const folder = await mkdtemp(path.join(tmpdir(), 'alma-google-'));
  const [certificate, credentials] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.json')];
  await writeFile(certificate, cert);
  await writeFile(credentials, JSON.stringify(newKey(service.options.project)));
  const proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  return {
    service,
    /** The variables of a server whose warehouse is there. */
    environment: {
      BIGQUERY_MODE: 'live',
      BIGQUERY_PROJECT: service.options.project,
      BIGQUERY_DATASET: service.options.dataset,
      BIGQUERY_LOCATION: service.options.location,
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
      NODE_EXTRA_CA_CERTS: certificate,
      HTTP_PROXY: proxyUrl,
      HTTPS_PROXY: proxyUrl,
      NO_PROXY: '',
    },
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a broken connection does on one side happens on the other. */
function join(one: Duplex, other: Duplex): void {
  pipeline(one, other, () => one.destroy());
  pipeline(other, one, () => other.destroy());
}

/** The key file of a service account that exists only in the test. */
function newKey(project: string): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    type: 'service_account',
    project_id: project,
    private_key_id: 'a-key',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: `alma@${project}.iam.gserviceaccount.com`,
    token_uri: `https://${HOSTS[1]}/token`,
  };
}

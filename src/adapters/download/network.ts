import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './addresses.ts';
import { downloadError } from './errors.ts';

/** Network access. Only code can change it: no environment variable or option adds a host, a resolver or a certificate authority. */
export interface Network {
  /** Allowed hosts, for files and redirects. */
  hosts: ReadonlySet<string>;
  /** Returns all addresses of a host. */
  resolve: (host: string) => Promise<readonly string[]>;
  /** The connection target of an address: itself, on port 443. Tests redirect it to their own server. */
  route: (address: string) => { address: string; port: number };
  /** Certificate authorities instead of Node's. */
  ca?: string;
}

const OFFICIAL_HOSTS = ['nces.ed.gov', 'ope.ed.gov', 'ed-public-download.scorecard.network', 'ncses.nsf.gov'];

export const officialNetwork: Network = {
  hosts: new Set(OFFICIAL_HOSTS),
  resolve: (host) => resolveHost(host),
  route: (address) => ({ address, port: 443 }),
};

/** Throws `refused` unless the address is https, on the default port, without credentials, on an allowed host. */
export function guardUrl(url: URL, { hosts }: Network): void {
  if (url.protocol !== 'https:') throw downloadError('not-https', `${url.href} is not an https address.`);
  const isPlain = url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || !hosts.has(url.hostname)) throw downloadError('foreign-host', `${url.host} is not an official host.`);
}

/** All addresses of a host, from the resolver of the system. */
export const resolveHost = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: false })).map(({ address }) => address);

/** The address to connect to. Throws `refused` if any address of the host is private, because the host may then reach internal servers. */
export async function addressOf(host: string, { resolve }: Pick<Network, 'resolve'>): Promise<string> {
  const addresses = await resolve(host);
  const privateAddress = addresses.find((address) => !isPublicAddress(address));
  if (privateAddress !== undefined)
    throw downloadError('private-address', `${host} resolves to ${privateAddress}, which is not a public address.`);
  const [first] = addresses;
  if (first === undefined) throw downloadError('no-address', `${host} has no address.`);
  return first;
}

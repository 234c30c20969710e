import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './addresses.ts';
import { refusal } from './faults.ts';

/** The way out. Only code chooses it: neither the environment nor a command line can name another host, resolver or authority. */
export interface Network {
  /** The hosts that may be asked, for a file or as the target of a redirect. */
  hosts: ReadonlySet<string>;
  /** Every address of a host. */
  resolve: (host: string) => Promise<readonly string[]>;
  /** Where connections to an address go: to itself, on the port of https. Tests lead them to a server of their own. */
  route: (address: string) => { address: string; port: number };
  /** Who vouches for hosts, when not those Node trusts. */
  ca?: string;
}

const OFFICIAL_HOSTS = ['nces.ed.gov', 'ope.ed.gov', 'ed-public-download.scorecard.network', 'ncses.nsf.gov'];

export const officialNetwork: Network = {
  hosts: new Set(OFFICIAL_HOSTS),
  resolve: async (host) => (await lookup(host, { all: true, verbatim: false })).map(({ address }) => address),
  route: (address) => ({ address, port: 443 }),
};

/** Throws `refused` for every address that is not https on the usual port of a host of the list. */
export function guardUrl(url: URL, { hosts }: Network): void {
  if (url.protocol !== 'https:') throw refusal('not-https', `${url.href} is not an https address: it is not followed.`);
  const isPlain = url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || !hosts.has(url.hostname)) throw refusal('foreign-host', `${url.host} is not one of the official hosts: it is not asked.`);
}

/** The address to connect to. Throws `refused` when any address of the host is not public: a name that leads inside is hostile. */
export async function addressOf(host: string, network: Network): Promise<string> {
  const addresses = await network.resolve(host);
  const inside = addresses.find((address) => !isPublicAddress(address));
  if (inside !== undefined) throw refusal('private-address', `${host} leads to ${inside}, which is no public address: it is not asked.`);
  const [first] = addresses;
  if (first === undefined) throw refusal('no-address', `${host} has no address.`);
  return first;
}

/** A name or an address, with a port. Stricter than RFC 3986, which allows characters that no real host has. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** What is wrong with the Host header; undefined if nothing is. Proxies may read a second or odd one differently than we do. */
export function hostFault(rawHeaders: readonly string[], httpVersion: string): string | undefined {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.1' ? 'The Host header is missing.' : undefined;
  if (hosts.length > 1) return 'The request has more than one Host header.';
  return HOST.test(host) ? undefined : 'The Host header is not a host.';
}

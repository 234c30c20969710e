const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/** What a session keeps of where it was opened: enough to recognise one's own network, not enough to name a household. */
export function networkPrefix(address: string): string {
  const [, first24] = IPV4.exec(address) ?? [];
  if (first24 !== undefined) return `${first24}.0/24`;
  return address === '' ? '' : `${address}::/64`;
}

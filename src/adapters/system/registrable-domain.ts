import { parse } from 'tldts';

/** The domain that an owner registered at a public registry. Null for IP addresses, unknown ends, and sites below the domain of a host. */
export function registrableDomain(website: string): string | null {
  const { domain, isIcann, isPrivate } = parse(website.trim(), { allowPrivateDomains: true });
  return domain !== null && isIcann === true && isPrivate !== true ? domain.toLowerCase() : null;
}

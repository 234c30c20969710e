/** The domain at which a college has email addresses, such as "osu.edu". Null: no address can prove this college. */
export type MailDomainOf = (collegeId: number) => string | null;

/** Anyone gets an address there, or the website of the college is a page of a host: the domain says nothing about a college. */
// prettier-ignore
const OF_EVERYONE = new Set([
  // Mail for everyone.
  'aol.com', 'att.net', 'comcast.net', 'fastmail.com', 'gmail.com', 'gmx.com', 'googlemail.com', 'hotmail.com', 'icloud.com', 'live.com', 'mail.com',
  'me.com', 'msn.com', 'outlook.com', 'proton.me', 'protonmail.com', 'verizon.net', 'yahoo.com', 'yandex.com', 'ymail.com', 'zoho.com',
  // Hosts of pages, and their owners.
  'facebook.com', 'github.com', 'godaddy.com', 'godaddysites.com', 'google.com', 'instagram.com', 'jimdo.com', 'linkedin.com', 'linktr.ee',
  'microsoft.com', 'sharepoint.com', 'squarespace.com', 'webs.com', 'weebly.com', 'wix.com', 'wixsite.com', 'wordpress.com', 'youtube.com',
]);

/** A domain outside .edu that more colleges than this share belongs to a hospital network, an association or a host. */
const MOST_SHARING = 2;

export interface MailDomainsPorts {
  /** Of a college with any status. Undefined: the catalog has no such college. */
  websiteOf: (collegeId: number) => string | null | undefined;
  /** The same array until the catalog changes. */
  colleges: () => readonly { website: string | null }[];
  /** The domain that its owner registered. Null for an address without one, and for a site below the domain of a host. */
  registrableDomain: (website: string) => string | null;
}

/** Reads the domains from the websites in the catalog. */
export function createMailDomains({ websiteOf, colleges, registrableDomain }: MailDomainsPorts): MailDomainOf {
  let counted: { of: readonly unknown[]; counts: Map<string, number> } | undefined;
  const domainOf = (website: string | null | undefined): string | null => (website ? registrableDomain(website) : null);

  function countOf(domain: string): number {
    const of = colleges();
    if (counted?.of !== of) {
      const counts = new Map<string, number>();
      for (const { website } of of) {
        const each = domainOf(website);
        if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
      }
      counted = { of, counts };
    }
    return counted.counts.get(domain) ?? 0;
  }

  return (collegeId) => {
    const domain = domainOf(websiteOf(collegeId));
    if (domain === null || OF_EVERYONE.has(domain) || domain.endsWith('.gov')) return null;
    return domain.endsWith('.edu') || countOf(domain) <= MOST_SHARING ? domain : null;
  };
}

/** The part of an address after the @, in lower case. */
export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether a host of addresses is the domain or below it. */
export const isAt = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Tags such as `ada+alma@osu.edu` lead to one mailbox, so they are one address. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

import type { ServiceEntry } from './entry.ts';
import type { LinkRecord, Visit } from './link.ts';

export interface CheckedWebsite {
  id: number;
  slug: string;
  name: string;
  website: string;
  state: LinkRecord['state'];
  failures: number;
}

export interface ServiceEntryStore {
  /** All services outside the Trash, by slug. */
  all(): Promise<ServiceEntry[]>;
  /**
   * Inserts services with new slugs and replaces the values of the others, all or nothing, with an audit row for each.
   * Throws `conflict` for a slug in the Trash.
   */
  put(entries: readonly ServiceEntry[]): Promise<void>;
}

export interface LinkStore {
  /** The published services. */
  websites(): Promise<CheckedWebsite[]>;
  /** Stores what visits found, and publishes a data version if a page changes. */
  record(found: readonly ({ id: number } & LinkRecord)[]): Promise<void>;
}

/** Supplied by adapters. */
export interface UpkeepAdapters {
  entries: ServiceEntryStore;
  links: LinkStore;
  /** Never throws for what a website does. */
  visit: (website: string) => Promise<Visit>;
  pause: (ms: number) => Promise<void>;
}

import type { EntriesFile, EntriesStart, EntryChange, ServiceEntry } from './entry.ts';
import type { LinkRecord, Visit } from './link.ts';

export interface CheckedWebsite {
  id: number;
  slug: string;
  name: string;
  website: string;
  state: LinkRecord['state'];
  failures: number;
}

/** One import of services. Others see nothing of it before `commit`. */
export interface EntryTransaction {
  /** The stored services with these slugs, outside the Trash, by slug. They stay as they are until the end, except by `put`. */
  stored(slugs: readonly string[]): Promise<ServiceEntry[]>;
  /**
   * Inserts services with new slugs and replaces the values of the others. Writes an audit row for each change. Throws `conflict` for a
   * slug in the Trash.
   */
  put(entries: readonly ServiceEntry[], changes: readonly EntryChange[]): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface ServiceEntryStore {
  /** All services outside the Trash, by slug. */
  all(): Promise<ServiceEntry[]>;
  begin(): Promise<EntryTransaction>;
}

/** Files of services. */
export interface ServiceFiles {
  /** Throws `invalid` for a file that is missing, too large or of another form. Faults of rows are returned. */
  read(file: string): Promise<EntriesFile>;
  /** How a file begins; undefined if it is not one of services. Throws `invalid` if it is one and cannot be read. */
  look(file: string): Promise<EntriesStart | undefined>;
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
  files: ServiceFiles;
  links: LinkStore;
  /** Never throws for what a website does. */
  visit: (website: string) => Promise<Visit>;
  pause: (ms: number) => Promise<void>;
}

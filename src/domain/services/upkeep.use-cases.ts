import { DomainError } from '../shared/domain-error.ts';
import { areSameChanges, entryChanges, type EntriesStart, type EntryChange, type RowFault, type ServiceEntry } from './entry.ts';
import { settleVisit, type LinkRecord, type Visit } from './link.ts';
import type { CheckedWebsite, UpkeepAdapters } from './upkeep.ports.ts';

export interface CheckedLink extends LinkRecord, Omit<CheckedWebsite, 'state' | 'failures'> {
  before: LinkRecord['state'];
}

interface Found {
  link: CheckedLink;
  visit: Visit;
}

/** Hosts that are visited at the same time. Each gets one visit at a time. */
const HOSTS_AT_ONCE = 6;
/** Between two visits of one host. */
const PAUSE_MS = 1_000;
/** With fewer services, all of them may really be down. */
const FEWEST_FOR_OFFLINE = 5;

/** What operators do with the services: visit their websites, and keep the entries in a file. */
export function createServiceUpkeep({ entries, files, links, visit, pause }: UpkeepAdapters) {
  async function checkHost(websites: readonly CheckedWebsite[], onVisited: (link: CheckedLink) => void): Promise<Found[]> {
    const found: Found[] = [];
    for (const [index, { state, failures, ...service }] of websites.entries()) {
      if (index > 0) await pause(PAUSE_MS);
      const answer = await visit(service.website);
      const link = { ...service, ...settleVisit(service.website, { state, failures }, answer), before: state };
      onVisited(link);
      found.push({ link, visit: answer });
    }
    return found;
  }

  return {
    /**
     * Visits the website of each published service and records what it found. Throws `unavailable` and records nothing if no website
     * answers, because the fault is then here.
     */
    async checkLinks(onVisited: (link: CheckedLink) => void = () => undefined): Promise<CheckedLink[]> {
      const hosts = byHost(await links.websites());
      const found: Found[] = [];
      const work = async () => {
        for (let host = hosts.pop(); host; host = hosts.pop()) found.push(...(await checkHost(host, onVisited)));
      };
      await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
      if (found.length >= FEWEST_FOR_OFFLINE && found.every((one) => one.visit.kind === 'failed')) {
        throw new DomainError(
          'unavailable',
          'services.offline',
          'No website answers, so this machine is probably offline. Nothing changed.',
        );
      }
      const checked = found.map(({ link }) => link).sort((a, b) => a.slug.localeCompare(b.slug));
      await links.record(checked.map(({ id, state, detail, failures }) => ({ id, state, detail, failures })));
      return checked;
    },

    entries: (): Promise<ServiceEntry[]> => entries.all(),

    /** How a file begins; undefined if it is not one of services. Throws `invalid` if it is one and cannot be read. */
    lookAt: (file: string): Promise<EntriesStart | undefined> => files.look(file),

    /**
     * Inserts and changes services from a file by slug, all or nothing, and returns the changes, or the faults of its rows. A dry run only
     * returns them. Throws `invalid` for an unusable file, and `conflict` if the services have changed since these changes were shown; if the
     * services have all values already, nothing is left to change.
     */
    async importFile(file: string, { isDryRun, shown }: EntryImport): Promise<{ changes: EntryChange[] } | { faults: RowFault[] }> {
      const read = await files.read(file);
      if ('faults' in read) return read;
      const transaction = await entries.begin();
      try {
        const changes = entryChanges(await transaction.stored(read.entries.map(({ slug }) => slug)), read.entries);
        if (changes.length > 0 && shown && !areSameChanges(changes, shown)) throw changedSince();
        const changed = new Set(changes.map(({ slug }) => slug));
        const entriesToPut = read.entries.filter(({ slug }) => changed.has(slug));
        if (changes.length > 0) await transaction.put(entriesToPut, changes);
        await (isDryRun ? transaction.rollback() : transaction.commit());
        return { changes };
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    },
  };
}

export interface EntryImport {
  isDryRun: boolean;
  /** What a person agreed to. */
  shown?: readonly EntryChange[];
}

const changedSince = (): DomainError =>
  new DomainError('conflict', 'services.changed', 'The services have changed since the dry run. Nothing was changed. Repeat the dry run.');

function byHost(websites: readonly CheckedWebsite[]): CheckedWebsite[][] {
  const hosts = new Map<string, CheckedWebsite[]>();
  for (const one of websites) {
    const { hostname } = new URL(one.website);
    hosts.set(hostname, [...(hosts.get(hostname) ?? []), one]);
  }
  return [...hosts.values()];
}

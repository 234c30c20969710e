import { DomainError } from '../shared/domain-error.ts';
import { requirePublishable, type PublishReport } from './publish.use-cases.ts';
import type { Missing } from './query.ts';
import type { Recorder } from './recorder.use-cases.ts';
import { DONE, notBegun, type BeginOutcome, type Caps, type NewRun, type PublishProgress } from './run.ts';
import type { RunJournal, Warehouse } from './warehouse.ports.ts';

/** A publication that a person orders. */
export interface PublicationOrder {
  key: string;
  by: string;
}

interface PublicationsPorts {
  warehouse: Warehouse;
  journal: RunJournal;
  caps: Caps;
  recorded: Recorder['recorded'];
  publish: (onProgress: (progress: PublishProgress) => void) => Promise<PublishReport>;
  /** Loads the stored catalog into the memory of this process. */
  loadCatalog: () => Promise<unknown>;
  folder: () => Promise<string>;
  clock: { now(): Date };
}

/** Publications as rows: one works at a time, and those of a page wait for a process beside the server. Callers check permissions first. */
export function createPublications({ warehouse, journal, caps, recorded, publish, loadCatalog, folder, clock }: PublicationsPorts) {
  const runOf = ({ key, by }: PublicationOrder): NewRun => {
    return { key, by, kind: 'publish', engine: warehouse.engine, sql: '', bytes: 0, billedBytes: 0 };
  };
  const check = (outcome: BeginOutcome): void => {
    if (outcome !== 'begun') throw notBegun(outcome, caps, clock.now());
  };

  const publishing = (
    key: string,
    before: () => Promise<unknown>,
    onProgress?: (progress: PublishProgress) => void,
  ): Promise<PublishReport> =>
    recorded(
      key,
      async (course) => {
        await before();
        return publish((progress) => {
          if (course.isStopped) throw wasStopped();
          course.progress = progress;
          onProgress?.(progress);
        });
      },
      ({ tables }) => ({ ...DONE, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }),
    );

  const requireUsable = (): Promise<void> => requirePublishable(warehouse);

  return {
    /** What the engine lacks for a publication, each with its remedy. */
    missingToPublish: (): Promise<Missing[]> => warehouse.missing('publish'),

    /** Throws `unavailable`, with the remedy, where no engine can publish. */
    requireUsable,

    /** Publishes the catalog that this process has in memory, and waits for the end. Throws `conflict` while a publication works. */
    async publishNow(order: PublicationOrder, onProgress?: (progress: PublishProgress) => void): Promise<PublishReport> {
      check(await journal.begin(runOf(order), caps.dayBytes));
      return publishing(order.key, () => Promise.resolve(), onProgress);
    },

    /** Lets a process beside the server publish; the row says how it ends. Throws `conflict` while another publication waits. */
    async orderPublication(order: PublicationOrder): Promise<void> {
      await requireUsable();
      check(await journal.order(runOf(order), await folder()));
    },

    /** Whether a publication of this data folder waits and none works. */
    isPublicationDue: async (): Promise<boolean> => journal.isDue(await folder()),

    /** Loads the catalog and does the next publication that waits. False if there is none. Throws only what its row cannot say. */
    async publishDue(): Promise<boolean> {
      const key = await journal.claim(await folder());
      if (key === undefined) return false;
      try {
        await publishing(key, loadCatalog);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
      return true;
    },
  };
}

const wasStopped = (): DomainError =>
  new DomainError('gone', 'warehouse.canceled', 'The publication was canceled. What is loaded stays for the next one.');

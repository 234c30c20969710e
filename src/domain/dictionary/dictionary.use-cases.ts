import type { CollegeRecord } from '../colleges/college.ts';
import { dataDateOf } from '../colleges/data-date.ts';
import { METHOD_VERSION } from '../shared/method.ts';
import { BULK_FILES, collegesCsvText, collegesNdjson, historyCsvHead, historyCsvPart, receiptsCsvText, type BulkFile } from './bulk.ts';
import { coverageOf, sectorsOf, type FieldCoverage, type Sector } from './coverage.ts';
import type { DictionaryPorts, Packed, PublishedVersion } from './dictionary.ports.ts';
import type { FieldEntry } from './field-entry.ts';
import { FIELDS } from './fields.ts';
import { loadedSources, sourcesOf, type FieldSource, type LoadedSource } from './receipts.ts';

/** The dictionary with what the catalog of one data version makes of it. */
export interface Dictionary {
  fields: (FieldEntry & { sources: FieldSource[]; coverage: FieldCoverage })[];
  sectors: Sector[];
  dataVersion: string;
  methodVersion: number;
}

/** What is loaded, and what happened to it lately. */
export interface Loaded {
  dataVersion: string;
  /** The day of the newest import, 2026-11-20; null where there was none. */
  day: string | null;
  colleges: number;
  sources: LoadedSource[];
  /** Newest first. */
  versions: PublishedVersion[];
}

const SHOWN_VERSIONS = 20;
/** So many colleges' past is read at once: some hundred rows, read while others are answered. */
const COLLEGES_A_PART = 50;

/** The field dictionary, what is loaded, and the whole catalog as files. */
export function createDictionary({ catalog, past, pack }: DictionaryPorts) {
  const dictionary = oncePerVersion(catalog, async (dataVersion): Promise<Dictionary> => {
    const open = catalog.open();
    const known = await past.knownByYear();
    const sectors = sectorsOf(open);
    const fields = FIELDS.map((field) => ({
      ...field,
      sources: sourcesOf(field, open),
      coverage: coverageOf(
        field,
        open,
        sectors,
        known.filter(({ field: name }) => name === field.key),
      ),
    }));
    return { fields, sectors, dataVersion, methodVersion: METHOD_VERSION };
  });
  const loaded = oncePerVersion(catalog, async (dataVersion): Promise<Loaded> => {
    const open = catalog.open();
    const versions = await past.versions(SHOWN_VERSIONS);
    return { dataVersion, day: dataDateOf(open), colleges: open.length, sources: loadedSources(open), versions };
  });

  async function* history(): AsyncGenerator<string> {
    const open = catalog.open();
    yield historyCsvHead();
    for (let first = 0; first < open.length; first += COLLEGES_A_PART) {
      const part = open.slice(first, first + COLLEGES_A_PART);
      yield historyCsvPart(part, await past.suppliedOf(part.map(({ id }) => id)));
    }
  }

  const textOf = (file: BulkFile): Iterable<string> | AsyncIterable<string> =>
    file === 'history.csv' ? history() : TEXT_OF[file](catalog.open());

  const files = oncePerVersion(catalog, async () => {
    const packed: Partial<Record<BulkFile, Packed>> = {};
    // One after the other: nobody is in such a hurry that requests should wait.
    for (const file of BULK_FILES) packed[file] = await pack(textOf(file));
    return packed as Record<BulkFile, Packed>;
  });

  return {
    dictionary,
    loaded,
    dataVersion: (): string => catalog.dataVersion(),
    /** Makes everything that takes its time, so that nobody has to wait for it. */
    async prepare(): Promise<void> {
      await dictionary();
      await files();
    },
    /** A bulk file in pieces, made as they are asked for. */
    textOf,
    /** Every bulk file, ready to be sent. */
    files,
  };
}

const TEXT_OF: Record<Exclude<BulkFile, 'history.csv'>, (colleges: readonly CollegeRecord[]) => Iterable<string>> = {
  'colleges.csv': collegesCsvText,
  'colleges.ndjson': collegesNdjson,
  'receipts.csv': receiptsCsvText,
};

/** Made at the first call for a data version, and kept until the next version; what failed is tried again. */
function oncePerVersion<T>(catalog: DictionaryPorts['catalog'], make: (dataVersion: string) => Promise<T>): () => Promise<T> {
  let held: { version: string; made: Promise<T> } | undefined;
  return () => {
    const version = catalog.dataVersion();
    if (held?.version === version) return held.made;
    const fresh = { version, made: make(version) };
    fresh.made.catch(() => {
      if (held === fresh) held = undefined;
    });
    held = fresh;
    return fresh.made;
  };
}

export type DictionaryUseCases = ReturnType<typeof createDictionary>;

import type { CollegeRecord } from '../colleges/college.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import { dataDateOf } from '../colleges/college-values.ts';
import { recordOf } from '../shared/collections.ts';
import { csvLine } from '../shared/csv.ts';
import { createConcurrencyLimit } from '../shared/concurrency-limit.ts';
import { byNameThenId } from '../shared/code-point-order.ts';
import { METHOD_VERSION } from '../shared/method.ts';
import { withPauses } from '../shared/steps.ts';
import {
  BULK_FILES,
  collegesCsvText,
  collegesNdjson,
  historyCsvLines,
  importsCsvText,
  LONG_CSV_HEAD,
  provenanceCsvText,
  type BulkFile,
} from './bulk-files.ts';
import { coverageOf, sectorsOf, type FieldCoverage, type Sector } from './coverage.ts';
import type { DictionaryPorts, CompressedFile, PublishedVersion } from './dictionary.ports.ts';
import type { FieldEntry } from './field-entry.ts';
import { FIELDS } from './fields.ts';
import { PROGRAM_COLUMNS, programLines } from './program-lines.ts';
import { loadedSourcesInSteps, fieldSourcesOf, type FieldSource, type LoadedSource } from './provenance.ts';

/** The dictionary, with sources and coverage in one data version. */
export interface Dictionary {
  fields: (FieldEntry & { sources: FieldSource[]; coverage: FieldCoverage })[];
  sectors: Sector[];
  dataVersion: string;
  methodVersion: number;
}

/** The loaded sources and the latest data versions. */
export interface LoadedCatalog {
  dataVersion: string;
  /** The date of the newest import (2026-11-20); null if there was none. */
  day: string | null;
  colleges: number;
  sources: LoadedSource[];
  /** Newest first. */
  versions: PublishedVersion[];
}

const MAX_VERSIONS = 20;
/** Stored rows are read in batches of some hundred and written college by college, so that other requests are answered in between. */
const COLLEGES_PER_BATCH = 20;

/** The field dictionary, the loaded sources, and the whole catalog as files. */
export function createDictionary({ catalog, coverage, titleOf, compress, pause }: DictionaryPorts) {
  const dictionary = oncePerVersion(catalog, async (dataVersion): Promise<Dictionary> => {
    const listed = catalog.listed();
    const known = await coverage.knownByYear(listed.map(({ id }) => id));
    const sectors = sectorsOf(listed);
    const fields: Dictionary['fields'] = [];
    for (const field of FIELDS) {
      await pause();
      const history = known.filter(({ field: name }) => name === field.key);
      fields.push({ ...field, sources: fieldSourcesOf(field, listed), coverage: coverageOf(field, listed, sectors, history) });
    }
    return { fields, sectors, dataVersion, methodVersion: METHOD_VERSION };
  });
  const loaded = oncePerVersion(catalog, async (dataVersion): Promise<LoadedCatalog> => {
    const listed = catalog.listed();
    const imports = catalog.imports();
    const versions = await coverage.versions(MAX_VERSIONS);
    const sources = await withPauses(loadedSourcesInSteps(listed, imports), pause);
    return { dataVersion, day: dataDateOf(listed), colleges: listed.length, sources, versions };
  });

  const stored = {
    'history.csv': { head: LONG_CSV_HEAD, read: (ids: number[]) => coverage.suppliedOf(ids), linesOf: historyCsvLines },
    'programs.csv': {
      head: csvLine(PROGRAM_COLUMNS),
      read: (ids: number[]) => coverage.programsOf(ids),
      linesOf: (college: CollegeRecord, rows: readonly SuppliedRowOfCollege[]) => programLines(college, rows, titleOf),
    },
  };

  /** A file of the rows that imports stored. */
  async function* storedText(file: keyof typeof stored, listed: readonly CollegeRecord[]): AsyncGenerator<string> {
    const { head, read, linesOf } = stored[file];
    yield head;
    const colleges = inNameOrder(listed);
    for (let first = 0; first < colleges.length; first += COLLEGES_PER_BATCH) {
      const part = colleges.slice(first, first + COLLEGES_PER_BATCH);
      const supplied = await read(part.map(({ id }) => id));
      for (const college of part) yield linesOf(college, supplied.get(college.id) ?? []);
    }
  }

  function textOf(file: BulkFile): Iterable<string> | AsyncIterable<string> {
    if (file === 'imports.csv') return importsCsvText(catalog.imports());
    const listed = catalog.listed();
    return file === 'history.csv' || file === 'programs.csv' ? storedText(file, listed) : textInNameOrder(file, listed);
  }

  // One file at a time, so that requests do not have to wait.
  const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: Infinity, tooMany: () => new Error('The queue of files has no end') });
  const fileOf = recordOf(BULK_FILES, (file) =>
    oncePerVersion(catalog, () => {
      // Read before it waits: a new version may arrive meanwhile.
      const text = textOf(file);
      return inTurn(() => compress(text));
    }),
  );

  return {
    dictionary,
    loaded,
    dataVersion: (): string => catalog.dataVersion(),
    /** The text of a bulk file, as a lazy sequence. */
    textOf,
    /** One bulk file, compressed. It is made at the first call of a data version, because many processes never need it. */
    file: (file: BulkFile): Promise<CompressedFile> => fileOf[file](),
    /** All bulk files of one data version, compressed. */
    async files(): Promise<Record<BulkFile, CompressedFile>> {
      const made = await Promise.all(BULK_FILES.map(async (file) => [file, await fileOf[file]()] as const));
      return Object.fromEntries(made) as Record<BulkFile, CompressedFile>;
    },
  };
}

/** Files are sorted by name, because the suggested order changes with the figures. */
const inNameOrder = (listed: readonly CollegeRecord[]): CollegeRecord[] => listed.toSorted(byNameThenId);

/** Sorts when the text is begun, so that each file does so in its own turn. */
function* textInNameOrder(file: keyof typeof TEXT_OF, listed: readonly CollegeRecord[]): Generator<string> {
  yield* TEXT_OF[file](inNameOrder(listed));
}

const TEXT_OF: Record<
  Exclude<BulkFile, 'history.csv' | 'programs.csv' | 'imports.csv'>,
  (colleges: readonly CollegeRecord[]) => Iterable<string>
> = {
  'colleges.csv': collegesCsvText,
  'colleges.ndjson': collegesNdjson,
  'receipts.csv': provenanceCsvText,
};

/** Caches the result per data version. A failed call is not cached. */
function oncePerVersion<T>(catalog: DictionaryPorts['catalog'], make: (dataVersion: string) => Promise<T>): () => Promise<T> {
  let cached: { version: string; result: Promise<T> } | undefined;
  return () => {
    const version = catalog.dataVersion();
    if (cached?.version === version) return cached.result;
    const fresh = { version, result: make(version) };
    fresh.result.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    cached = fresh;
    return fresh.result;
  };
}

export type DictionaryUseCases = ReturnType<typeof createDictionary>;

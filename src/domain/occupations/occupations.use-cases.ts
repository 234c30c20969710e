import { digitsOf } from '../majors/cip-parts.ts';
import { DomainError } from '../shared/domain-error.ts';
import { joinTables } from './join-tables.ts';
import type { OccupationFile } from './occupation.ts';
import type { OccupationsPorts, OccupationTables, RelatedOccupation, StoredFile } from './occupations.ports.ts';
import { refuseOlder, refuseShort, refuseStrangers } from './refusals.ts';

/** A page names no more. */
const MOST_RELATED = 10;

export interface OccupationImport {
  paths: readonly string[];
  isDryRun: boolean;
  /** Where a copy of the files comes from; null for files of the publishers. */
  obtainedFrom: string | null;
}

export interface OccupationReport {
  /** `unchanged`: the same files are stored already. */
  status: 'succeeded' | 'unchanged' | 'dry-run';
  files: readonly OccupationFile[];
  occupations: number;
  links: number;
  /** Occupations without a median wage. One above the published range counts as known. */
  withoutWage: number;
}

/** The occupations of a major. A family has none: it would have hundreds. */
export interface OccupationsOfMajor {
  code: string;
  /** Most employees first, at most ten. */
  occupations: RelatedOccupation[];
  /** How many there are. */
  total: number;
  /** The files that all of it comes from. */
  files: StoredFile[];
}

/** Occupations: the import of their files, and which ones are related to a major. */
export function createOccupations({ occupations: store, transact, reader, vocabulary }: OccupationsPorts) {
  return {
    /**
     * Replaces all occupations by those of three files, all or nothing. Throws `invalid` for files that cannot be used and `conflict` for an
     * edition before the stored one; nothing has changed then.
     */
    async import({ paths, isDryRun, obtainedFrom }: OccupationImport): Promise<OccupationReport> {
      const rows = await reader.read(paths);
      refuseShort(rows);
      const joined = joinTables(rows);
      refuseStrangers(joined, rows);
      const { files } = rows;
      const report = {
        files,
        occupations: joined.occupations.length,
        links: joined.links.length,
        withoutWage: joined.occupations.filter(({ medianWage, isWageTopCoded }) => medianWage === null && !isWageTopCoded).length,
      };
      if (isDryRun) return { ...report, status: (await isStored(files, store)) ? 'unchanged' : 'dry-run' };
      return transact(async ({ tables }) => {
        await tables.lock();
        if (await isStored(files, tables)) return { ...report, status: 'unchanged' as const };
        await tables.replace(joined, files, obtainedFrom);
        return { ...report, status: 'succeeded' as const };
      });
    },

    /** Throws `not-found` for an unknown slug. */
    async ofMajor(slug: string): Promise<OccupationsOfMajor> {
      const major = vocabulary.words().majors.bySlug(slug);
      if (!major) throw new DomainError('not-found', 'major.not-found', 'There is no such major.');
      const files = await store.files();
      const all = digitsOf(major.code) === 4 ? await store.relatedTo(major.code) : [];
      return { code: major.code, occupations: all.slice(0, MOST_RELATED), total: all.length, files };
    },
  };
}

export type OccupationUseCases = ReturnType<typeof createOccupations>;

/** Whether the same files are stored. Throws `conflict` if they are of an edition before the stored one. */
async function isStored(files: readonly OccupationFile[], { files: storedFiles }: Pick<OccupationTables, 'files'>): Promise<boolean> {
  const stored = await storedFiles();
  refuseOlder(files, stored);
  return files.every(({ table, sha256 }) => stored.some((other) => other.table === table && other.sha256 === sha256));
}

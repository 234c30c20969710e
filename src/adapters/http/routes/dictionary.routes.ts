import type { dictionaryContract } from '../../../contracts/dictionary.contract.ts';
import { RESTRICTED_LICENSE, FREE_LICENSE, SOURCE_FACTS, type ProvenanceSource } from '../../../domain/colleges/sources.ts';
import { PRODUCT } from '../../../domain/shared/product.ts';
import { BULK_FILES, type BulkFile } from '../../../domain/dictionary/bulk-files.ts';
import { BULK_FILE_TEXTS, citationOf, EXCLUDED_TEXT } from '../../../domain/dictionary/datapackage.ts';
import type { DictionaryUseCases } from '../../../domain/dictionary/dictionary.use-cases.ts';
import { versionView } from '../answer/history-views.ts';
import type { Handlers } from '../mount.ts';
import { BULK_FOLDER, PACKAGE_PATH } from '../site/bulk-files.ts';

export function dictionaryRoutes(dictionary: DictionaryUseCases, publicUrl: string): Handlers<typeof dictionaryContract> {
  return {
    fields: () => dictionary.dictionary(),
    async loaded() {
      const { versions, sources, ...loaded } = await dictionary.loaded();
      return {
        ...loaded,
        sources: sources.map((source) => ({ ...factsOf(source.source), ...source })),
        versions: versions.map((version) => ({ ...versionView(version), changed: version.changed })),
        files: BULK_FILES.map(described),
        packagePath: PACKAGE_PATH,
        keptBack: EXCLUDED_TEXT,
        citation: citationOf(loaded.dataVersion, loaded.day, publicUrl),
      };
    },
    async files() {
      // Read first: a new version may arrive while the files of this one are made.
      const dataVersion = dictionary.dataVersion();
      const made = await dictionary.files();
      const files = BULK_FILES.map((name) => {
        const { bytes, sha256, gzip } = made[name];
        return { ...described(name), bytes, zippedBytes: gzip.length, sha256 };
      });
      return { dataVersion, files };
    },
  };
}

const described = (name: BulkFile) => ({ name, path: BULK_FOLDER + name, words: BULK_FILE_TEXTS[name] });

function factsOf(source: ProvenanceSource) {
  if (source === 'staff') {
    return { name: 'Corrections', publisher: `The people who run ${PRODUCT.name}`, address: null, licence: STAFF_LICENSE, isFree: true };
  }
  const { isFree, ...facts } = SOURCE_FACTS[source];
  return { ...facts, isFree, licence: isFree ? FREE_LICENSE : RESTRICTED_LICENSE };
}

const STAFF_LICENSE = 'Facts that anyone may use';

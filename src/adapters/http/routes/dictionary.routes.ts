import type { dictionaryContract } from '../../../contracts/dictionary.contract.ts';
import { BULK_FILES } from '../../../domain/dictionary/bulk.ts';
import { BULK_WORDS, citationOf, KEPT_BACK_WORDS } from '../../../domain/dictionary/datapackage.ts';
import type { DictionaryUseCases } from '../../../domain/dictionary/dictionary.use-cases.ts';
import { BULK_FOLDER, PACKAGE_PATH } from '../bulk-files.ts';
import { versionView } from '../history-views.ts';
import type { Handlers } from '../mount.ts';

/** What there is to know about the data itself. */
export function dictionaryRoutes(dictionary: DictionaryUseCases, publicUrl: string): Handlers<typeof dictionaryContract> {
  return {
    fields: () => dictionary.dictionary(),
    async loaded() {
      const [{ versions, ...loaded }, files] = await Promise.all([dictionary.loaded(), dictionary.files()]);
      return {
        ...loaded,
        versions: versions.map((version) => ({ ...versionView(version), changed: version.changed })),
        files: BULK_FILES.map((name) => {
          const { bytes, sha256, gzip } = files[name];
          return { name, path: BULK_FOLDER + name, words: BULK_WORDS[name], bytes, zippedBytes: gzip.length, sha256 };
        }),
        packagePath: PACKAGE_PATH,
        keptBack: KEPT_BACK_WORDS,
        citation: citationOf(loaded.dataVersion, loaded.day, publicUrl),
      };
    },
  };
}

import type { dictionaryContract } from '../../../contracts/dictionary.contract.ts';
import type { ReceiptSource } from '../../../domain/colleges/college.ts';
import { CLOSED_LICENCE, FREE_LICENCE, SOURCE_FACTS } from '../../../domain/colleges/sources.ts';
import { PRODUCT } from '../../../domain/shared/product.ts';
import { BULK_FILES } from '../../../domain/dictionary/bulk.ts';
import { BULK_WORDS, citationOf, KEPT_BACK_WORDS } from '../../../domain/dictionary/datapackage.ts';
import type { DictionaryUseCases } from '../../../domain/dictionary/dictionary.use-cases.ts';
import { BULK_FOLDER, PACKAGE_PATH } from '../answer/bulk-files.ts';
import { versionView } from '../answer/history-views.ts';
import type { Handlers } from '../mount.ts';

/** What there is to know about the data itself. */
export function dictionaryRoutes(dictionary: DictionaryUseCases, publicUrl: string): Handlers<typeof dictionaryContract> {
  return {
    fields: () => dictionary.dictionary(),
    async loaded() {
      const [{ versions, sources, ...loaded }, files] = await Promise.all([dictionary.loaded(), dictionary.files()]);
      return {
        ...loaded,
        sources: sources.map((source) => ({ ...factsOf(source.source), ...source })),
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

function factsOf(source: ReceiptSource) {
  if (source === 'staff') {
    return { name: 'Corrections', publisher: `The people who run ${PRODUCT.name}`, address: null, licence: OWN_LICENCE, isFree: true };
  }
  const { isFree, ...facts } = SOURCE_FACTS[source];
  return { ...facts, isFree, licence: isFree ? FREE_LICENCE : CLOSED_LICENCE };
}

const OWN_LICENCE = 'Facts that anybody may use';

import type { Router } from '@koa/router';
import { BULK_FILES, type BulkFile } from '../../../domain/dictionary/bulk-files.ts';
import { dataPackageOf } from '../../../domain/dictionary/datapackage.ts';
import type { DictionaryUseCases } from '../../../domain/dictionary/dictionary.use-cases.ts';
import type { CompressedFile } from '../../../domain/dictionary/dictionary.ports.ts';
import { answerOf, cachedFor, weakTag, type Answer } from '../answer/answer.ts';
import { CSV_TYPE } from '../answer/reply.ts';
import type { HttpState } from '../context.ts';
import type { CountRead } from '../request/access.ts';
import { API_HEADERS } from '../security-headers.ts';

export const BULK_FOLDER = '/data/';
export const PACKAGE_PATH = `${BULK_FOLDER}datapackage.json`;

const TYPES: Readonly<Record<BulkFile, string>> = {
  'colleges.csv': CSV_TYPE,
  'colleges.ndjson': 'application/x-ndjson; charset=utf-8',
  'programs.csv': CSV_TYPE,
  'receipts.csv': CSV_TYPE,
  'imports.csv': CSV_TYPE,
  'history.csv': CSV_TYPE,
};

/** The whole catalog as files below /data/, and their description. The first call for a file of a data version makes it. */
export function mountBulkFiles(
  router: Router<HttpState>,
  { dictionary, countRead, publicUrl }: { dictionary: DictionaryUseCases; countRead: CountRead; publicUrl: string },
): void {
  const serve = (path: string, answer: () => Promise<Answer>): void => {
    router.get(path, async (context) => {
      await countRead(context);
      context.state.cachedAs = path;
      context.state.answer = await answer();
    });
  };
  for (const name of BULK_FILES) {
    serve(BULK_FOLDER + name, async () => {
      // Read first: a new version may arrive while the files of this one are made.
      const dataVersion = dictionary.dataVersion();
      return fileAnswer(name, await dictionary.file(name), dataVersion);
    });
  }
  serve(PACKAGE_PATH, () => packageAnswer(dictionary, publicUrl));
}

function fileAnswer(name: BulkFile, { gzip, bytes }: CompressedFile, dataVersion: string): Answer {
  const headers = ['Content-Disposition', `attachment; filename="${name}"`];
  return answerOf({ compressed: gzip, encoding: 'gzip', bytes }, TYPES[name], API_HEADERS, { headers, etag: weakTag(dataVersion) });
}

async function packageAnswer(dictionary: DictionaryUseCases, publicUrl: string): Promise<Answer> {
  const [{ dataVersion, day, sources }, packed] = await Promise.all([dictionary.loaded(), dictionary.files()]);
  const description = dataPackageOf({
    dataVersion,
    day,
    publicUrl,
    files: BULK_FILES.map((name) => ({ name, bytes: packed[name].bytes, sha256: packed[name].sha256 })),
    sources: [...new Set(sources.map(({ source }) => source))],
  });
  const text = Buffer.from(`${JSON.stringify(description, null, 2)}\n`);
  return answerOf(text, 'application/json; charset=utf-8', API_HEADERS, cachedFor({ catalog: dataVersion }));
}

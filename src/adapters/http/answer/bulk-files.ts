import type { Router } from '@koa/router';
import { BULK_FILES, type BulkFile } from '../../../domain/dictionary/bulk.ts';
import { dataPackageOf } from '../../../domain/dictionary/datapackage.ts';
import type { DictionaryUseCases } from '../../../domain/dictionary/dictionary.use-cases.ts';
import type { Packed } from '../../../domain/dictionary/dictionary.ports.ts';
import { createAdmission, type AdmissionOptions } from '../request/admission.ts';
import { answerOf, weakTag, type Answer } from './answer.ts';
import { API_HEADERS } from '../security-headers.ts';

export const BULK_FOLDER = '/data/';
export const PACKAGE_PATH = `${BULK_FOLDER}datapackage.json`;

const TYPES: Readonly<Record<BulkFile, string>> = {
  'colleges.csv': 'text/csv; charset=utf-8; header=present',
  'colleges.ndjson': 'application/x-ndjson; charset=utf-8',
  'receipts.csv': 'text/csv; charset=utf-8; header=present',
  'history.csv': 'text/csv; charset=utf-8; header=present',
};

/** The whole catalog as files, and their description: /data/…, made at the first call for a data version. */
export function mountBulkFiles(router: Router, dictionary: DictionaryUseCases, options: AdmissionOptions): void {
  const serve = (path: string, answer: () => Promise<Answer>): void => {
    const admit = createAdmission({ method: 'GET', path, access: 'public' }, options);
    router.get(path, async (context) => {
      await admit(context);
      context.state.answer = await answer();
    });
  };
  for (const name of BULK_FILES) {
    serve(BULK_FOLDER + name, async () => {
      // Another version may come while the files of this one are made.
      const dataVersion = dictionary.dataVersion();
      return fileAnswer(name, (await dictionary.files())[name], dataVersion);
    });
  }
  serve(PACKAGE_PATH, () => packageAnswer(dictionary, options.publicUrl));
}

function fileAnswer(name: BulkFile, { gzip, bytes }: Packed, dataVersion: string): Answer {
  const headers = ['Content-Disposition', `attachment; filename="${name}"`];
  return answerOf({ gzip, bytes }, TYPES[name], API_HEADERS, { headers, etag: weakTag(dataVersion) });
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
  return answerOf(text, 'application/json; charset=utf-8', API_HEADERS, { etag: weakTag(dataVersion), dataVersion });
}

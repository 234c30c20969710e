import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { shownByThePage } from '../../entities/page/page-status.ts';
import { addCollegeChunk, compareToolsChunk } from './chunks.ts';
import { OPTION_KEYS, readCompare } from './compare-url.ts';
import { comparisonQuery } from './compare.queries.ts';
import { loadMajor } from './major/compared-major.ts';

export { ComparePage as Component } from './ComparePage.tsx';

export const handle: PageHandle = { params: ['c', 'major', ...OPTION_KEYS] };

/** Waits for the comparison, on the server and in the browser. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(siteKey);
  const { ids, options } = readCompare(new URL(request.url).search);
  const parts = Promise.all([addCollegeChunk.preload(), compareToolsChunk.preload()]).catch(() => undefined);
  const { comparison } = await queries.query({ ...comparisonQuery(api, ids), staleTime: 'static' });
  await loadMajor({ api, queries }, comparison, options.major).catch(shownByThePage);
  await parts;
  return null;
}

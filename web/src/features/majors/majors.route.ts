import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { finderChunk } from './finder-chunk.ts';
import { majorFamiliesQuery } from '../../entities/major-search/majors.queries.ts';

export { MajorsPage as Component } from './MajorsPage.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(siteKey);
  await Promise.all([queries.query({ ...majorFamiliesQuery(api), staleTime: 'static' }).catch(asStatus), finderChunk.preload()]);
  return null;
}

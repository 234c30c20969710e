import { queryOptions } from '@tanstack/react-query';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { NOT_SENT } from '../../../api/not-sent.ts';
import type { Site } from '../../../api/site.ts';
import { shownByThePage } from '../../../entities/page/page-status.ts';
import { relatedServicesQuery } from '../../../entities/service/related-services.ts';
import { collegeDetailQuery, collegeProgramsQuery, explainedScoresQuery } from '../college.queries.ts';
import type { Folded } from './folded.ts';
import { foldedChunk } from './folded-chunk.ts';

export type Wanted = Pick<CollegeDetail['college'], 'id' | 'slug' | 'state'>;

/** All that the folded sections show. If the programs, the scores or the services fail, the sections show the rest. */
export const foldedQuery = ({ api, queries }: Site, { id, slug, state }: Wanted) =>
  queryOptions({
    queryKey: ['college folded', slug],
    queryFn: async () => {
      const [detail] = await Promise.all([
        queries.query({ ...collegeDetailQuery(api, slug), staleTime: 'static' }),
        queries.query({ ...collegeProgramsQuery(api, id), staleTime: 'static' }).catch(shownByThePage),
        queries.query({ ...explainedScoresQuery(api, id), staleTime: 'static' }).catch(shownByThePage),
        queries.query({ ...relatedServicesQuery(api, state), meta: NOT_SENT }).catch(shownByThePage),
      ]);
      return detail;
    },
    meta: NOT_SENT,
  });

/** Loads the folded sections: first their data, then their code, which takes over the server's markup. */
export async function loadFolded(site: Site, college: Wanted): Promise<CollegeDetail> {
  const detail = await site.queries.query({ ...foldedQuery(site, college), staleTime: 'static' });
  await foldedChunk.preload();
  return detail;
}

/** The folded sections of one page. */
export function foldedOf(site: Site, college: Wanted): Folded {
  let arrive: (detail: CollegeDetail) => void = () => undefined;
  const arrived = new Promise<CollegeDetail>((resolve) => {
    arrive = resolve;
  });
  return {
    known: () => site.queries.getQueryData(foldedQuery(site, college).queryKey),
    load: async () => arrive(await loadFolded(site, college)),
    arrived,
  };
}

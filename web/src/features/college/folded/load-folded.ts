import { queryOptions } from '@tanstack/react-query';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { NOT_SENT } from '../../../api/not-sent.ts';
import type { Site } from '../../../api/site.ts';
import { shownByThePage } from '../../../entities/page/page-status.ts';
import { relatedServicesQuery } from '../../../entities/service/related-services.ts';
import { foldedChunk } from '../chunks.ts';
import { collegeDetailQuery, explainedScoresQuery } from '../college.queries.ts';

export type Wanted = Pick<CollegeDetail['college'], 'id' | 'slug' | 'state'>;

/** All that the folded sections show. If the scores or the services fail, the sections show the rest. */
export const foldedQuery = ({ api, queries }: Site, { id, slug, state }: Wanted) =>
  queryOptions({
    queryKey: ['college folded', slug],
    queryFn: async () => {
      const [detail] = await Promise.all([
        queries.query({ ...collegeDetailQuery(api, slug), staleTime: 'static' }),
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

export interface Folded {
  /** The detail, if it is loaded. */
  known: () => CollegeDetail | undefined;
  /** Rejects if it fails, and can be called again. */
  load: () => Promise<void>;
  /** Waits for a load that does not fail: until then, the server's markup stays. */
  arrived: Promise<CollegeDetail>;
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

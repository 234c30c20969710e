import { PRODUCT, type Match, type MatchQuery } from '../../../api/domain.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { RelatedServices } from '../../../entities/service/RelatedServices.tsx';
import { gateText } from '../../../entities/ranking/group-words.ts';
import { dayText } from '../../../lib/format.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Below the matches: free help with the next steps, which colleges were compared, and the date of the data. */
export function MatchNotes({ match: { all, online, dataDate }, query }: { match: Match; query: MatchQuery }) {
  const { st: states } = query;
  return (
    <>
      <section aria-labelledby="next-steps" className="mt-12">
        <h2 id="next-steps" className="text-xl">
          Free help with the next steps
        </h2>
        <RelatedServices state={states?.length === 1 ? states[0] : undefined} />
      </section>
      <div className="mt-10 grid max-w-text gap-3 text-sm text-muted">
        <p>
          {gateText({ all })}{' '}
          <TextLink to={resultsHref({ ...query, all: all ? undefined : true })}>
            {all ? 'Match only comparable colleges' : 'Match small and little-known colleges too'}
          </TextLink>
        </p>
        <p>
          {online ? 'Colleges that teach online only are on the list.' : 'Colleges that teach online only are not on the list.'}{' '}
          <TextLink to={resultsHref({ ...query, online: online ? undefined : true })}>
            {online ? 'Leave them out' : 'Match them too'}
          </TextLink>
        </p>
        <p>
          {dataDate === null ? '' : `Data as of ${dayText(dataDate)}. `}The same answers and data always give the same list. We sell no
          place on it. <TextLink to={`/${PRODUCT.slug}/about`}>How matching works</TextLink>
        </p>
      </div>
    </>
  );
}

import { PRODUCT, type Match, type MatchQuery } from '../../../api/domain.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { gateText } from '../../../entities/ranking/group-words.ts';
import { dayText } from '../../../lib/format.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Below the matches: which colleges were compared, with a link to the others, and the date of the data. */
export function MatchNotes({ match: { all, dataDate }, query }: { match: Match; query: MatchQuery }) {
  return (
    <div className="mt-10 grid max-w-text gap-3 text-sm text-muted">
      <p>
        {gateText({ all })}{' '}
        <TextLink to={resultsHref({ ...query, all: all ? undefined : true })}>
          {all ? 'Match only comparable colleges' : 'Match small and little-known colleges too'}
        </TextLink>
      </p>
      <p>
        {dataDate === null ? '' : `Data as of ${dayText(dataDate)}. `}The same answers and data always give the same list. We sell no place
        on it. <TextLink to={`/${PRODUCT.slug}/about`}>How matching works</TextLink>
      </p>
    </div>
  );
}

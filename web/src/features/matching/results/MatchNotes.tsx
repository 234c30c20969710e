import { countText } from '../../../api/domain/colleges.ts';
import type { Match, MatchQuery } from '../../../api/domain/matching.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { RelatedServices } from '../../../entities/service/RelatedServices.tsx';
import { gateText } from '../../../entities/ranking/group-words.ts';
import { dayText } from '../../../lib/format.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { excludedTexts, unplacedText } from './notice-words.ts';

/** Below the matches: colleges that are not on the list, free help with the next steps, which colleges were compared, and the date of the data. */
export function MatchNotes({ match, query }: { match: Match; query: MatchQuery }) {
  const { all, online, dataDate, withoutAid } = match;
  const { st: states } = query;
  return (
    <>
      <ExcludedColleges match={match} />
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
        {withoutAid.count > 0 && <WithoutAid {...withoutAid} />}
        <p>
          {dataDate === null ? '' : `Data as of ${dayText(dataDate)}. `}The same answers and data always give the same list. We sell no
          place on it. <TextLink to={`/${PRODUCT.slug}/about`}>How matching works</TextLink>
        </p>
      </div>
    </>
  );
}

function ExcludedColleges({ match }: { match: Match }) {
  const texts = [...excludedTexts(match), ...(match.unplaced > 0 ? [unplacedText(match.unplaced)] : [])];
  if (texts.length === 0) return null;
  return (
    <div className="mt-8 max-w-text text-sm text-muted">
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ink">Not on the list</h2>
      <ul className="mt-1 grid list-disc gap-0.5 pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Colleges that would fit but have no rank, because federal sources do not describe them. */
function WithoutAid({ count, colleges }: Match['withoutAid']) {
  const more = count - colleges.length;
  return (
    <p>
      {count === 1 ? 'One college that was compared is' : `${countText(count)} colleges that were compared are`} not on the list, because
      Pell grants and federal loans cannot be used there and federal sources publish little about {count === 1 ? 'it' : 'them'}:{' '}
      {colleges.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <TextLink to={`/colleges/${slug}`}>{name}</TextLink>
        </span>
      ))}
      {more > 0 && ` and ${countText(more)} more`}.
    </p>
  );
}

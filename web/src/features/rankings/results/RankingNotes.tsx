import { ChevronDown } from 'lucide-react';
import { countText } from '../../../api/domain/colleges.ts';
import { type Ranking, RANKING_PARAMS, type RankingQuery } from '../../../api/domain/rankings.ts';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { FOCUS_WORDS } from '../../../entities/college/focus-words.ts';
import { gateSwitchText } from '../../../entities/ranking/group-words.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { gateHref, withChange } from '../ranking-url.ts';

interface Props {
  query: RankingQuery;
  ranking: Ranking;
  pageHref: (page: number) => string;
}

/** Above the ranking: the fields of specialist schools, and in one line how to read it and how many colleges have no rank. */
export function RankingNotes(props: Props) {
  return (
    <>
      <FieldLinks {...props} />
      <HowToRead {...props} />
    </>
  );
}

function HowToRead(props: Props) {
  const { unranked, all } = props.ranking;
  return (
    <details className="group text-sm" data-print="hide">
      <summary className="inline-flex min-h-8 items-center gap-1.5 rounded-control font-medium text-primary">
        <span>
          How to read ranks
          {unranked > 0 ? ` · ${countText(unranked)} not ranked` : all && ' · small colleges too'}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="mb-2 grid max-w-text gap-2 text-muted">
        <p>
          “#12 (12–22)” means rank 12 with your weights, and rank 12 to 22 if any one weight is a step higher or lower. Colleges with
          overlapping ranges are nearly equal. “Stable” means that no such step changes the rank.
        </p>
        <p>
          Bars start at the score of a college that is typical on every criterion. Parts to the right raise the score, parts to the left
          lower it. An outline marks a missing value, which counts as 0.
        </p>
        <GateNote {...props} />
      </div>
    </details>
  );
}

const FIELDS = RANKING_PARAMS.focus.values.filter((focus) => focus !== 'liberal-arts');

/** Schools of different fields do not compare well, so each field is one link away. */
function FieldLinks({ query, ranking }: Props) {
  if (ranking.group !== 'specialist' || query.focus) return null;
  return (
    <p className="text-sm" data-print="hide">
      Rank one field:{' '}
      {FIELDS.map((focus) => (
        <TextLink
          key={focus}
          to={rankingHref(withChange(query, { focus: [focus], group: 'specialist' }))}
          className="mr-3 inline-block py-1"
        >
          {FOCUS_WORDS[focus]}
        </TextLink>
      ))}
    </p>
  );
}

/** How many colleges have no rank, with links to them and to the other gate. */
function GateNote({ query, ranking, pageHref }: Props) {
  const { ranked, unranked, page, perPage, all } = ranking;
  const first = Math.floor(ranked / perPage) + 1;
  if (unranked === 0 && !all) return null;
  return (
    <p>
      {unranked > 0 && (
        <>
          {collegesText(unranked)} at the end {unranked === 1 ? 'has' : 'have'} no rank:{' '}
          {all ? 'too little is known' : 'too small or too little known'}.{' '}
          <TextLink to={`${first === page ? '' : pageHref(first)}#unranked`} className="inline-block py-1">
            See why
          </TextLink>{' '}
        </>
      )}
      <TextLink to={gateHref(query)} data-keep-scroll="" className="inline-block py-1">
        {gateSwitchText({ all })}
      </TextLink>
    </p>
  );
}

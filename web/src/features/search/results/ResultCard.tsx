import type { SearchHit, SearchQuery } from '../../../api/domain/search.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { awardsText } from './awards-text.ts';
import { CollegeCard } from '../../../entities/college/CollegeCard.tsx';

/** A card with the distance, the graduates in the chosen majors and what they earn, the name that matched, and what the search knows of the student. */
export function ResultCard({ hit, query }: { hit: SearchHit; query: SearchQuery }) {
  const { income, homeState, mySat, myAct } = query;
  return (
    <CollegeCard
      college={hit}
      aside={asidesOf(hit, query).map((text) => (
        <span key={text} className="figure text-muted">
          {' '}
          · {text}
        </span>
      ))}
      badge={badgeOf(hit)}
      student={{ income, homeState, sat: mySat, act: myAct }}
      isMatch={hit.matchScore !== undefined}
    />
  );
}

const asidesOf = ({ distance, awards, majorEarnings }: SearchHit, query: SearchQuery): string[] => [
  ...(distance === undefined ? [] : [milesText(distance)]),
  ...(awards === undefined ? [] : [awardsText(awards, query)]),
  ...(majorEarnings ? [majorEarnings.brief] : []),
];

/** Why its rate says too little, how well the college matches the answers, or the other name that was found. */
function badgeOf({ behind, match, matchScore }: SearchHit) {
  if (behind) return <Badge>{behind.text}</Badge>;
  if (typeof matchScore === 'number') return <Badge tone="primary">Match {Math.round(matchScore)} of 100</Badge>;
  if (!match || match.kind === 'name') return undefined;
  return (
    <Badge tone="sky">
      {match.kind === 'former' ? 'Formerly' : match.kind === 'system' ? 'Part of' : 'Also known as'} {match.text}
    </Badge>
  );
}

const milesText = (miles: number): string =>
  miles < 1 ? 'less than a mile away' : `${Math.round(miles)} ${Math.round(miles) === 1 ? 'mile' : 'miles'} away`;

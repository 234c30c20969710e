import { type FullRoommateView, SOCIAL_LINKS } from '../../../api/domain/roommates.ts';
import { SOCIAL_WORDS } from '../../../entities/roommates/roommate-words.ts';

type Shown = NonNullable<FullRoommateView['handles']>;

/** Where a person can be found, after both accepted. `handles`: null when one of the two is under 18. */
export function Handles({ handles, name }: { handles: Shown | null; name: string }) {
  if (handles === null)
    return <p className="text-sm text-muted">Names on other sites are shown to two people of 18 and older. You can write here.</p>;
  const places = placesOf(handles);
  if (places.length === 0) return <p className="text-sm text-muted">{name} added no names on other sites. You can write here.</p>;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {places.map(([place, handle]) => (
        <div key={place} className="contents">
          <dt className="text-muted">{place}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{handle}</dd>
        </div>
      ))}
    </dl>
  );
}

function placesOf({ instagram, facebook, others }: Shown): [place: string, handle: string][] {
  const all: [string, string | null | undefined][] = [
    ['Instagram', instagram],
    ['Facebook', facebook],
    ...SOCIAL_LINKS.map((site): [string, string | undefined] => [SOCIAL_WORDS[site], others[site]]),
  ];
  return all.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
}

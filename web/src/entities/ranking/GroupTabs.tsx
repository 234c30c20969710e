import { countText } from '../../api/domain/colleges.ts';
import { RANK_GROUP_LABELS, RANK_GROUPS, type RankGroup, type Ranking } from '../../api/domain/rankings.ts';

const LOOK = 'inline-flex min-h-11 items-center border-b-2 px-1.5 text-sm sm:px-3 font-medium no-underline';

interface Props {
  group: RankGroup;
  groups: Ranking['groups'];
  hrefOf: (group: RankGroup) => string;
}

/** Links to the groups that have colleges, with their numbers. Empty if there is only one. */
export function GroupTabs({ group, groups, hrefOf }: Props) {
  const shown = RANK_GROUPS.filter((each) => groups[each] > 0 || each === group);
  if (shown.length < 2) return null;
  return (
    <nav aria-label="Groups of colleges" data-print="hide">
      <ul className="flex flex-wrap gap-x-1 border-b border-line">
        {shown.map((each) => (
          <li key={each} className="-mb-px">
            <a
              href={hrefOf(each)}
              data-keep-scroll=""
              {...(each === group && { 'aria-current': 'page' as const })}
              className={`${LOOK} ${each === group ? 'border-primary text-primary' : 'border-transparent text-ink hover:border-edge hover:text-primary'}`}
            >
              <Label text={RANK_GROUP_LABELS[each]} />{' '}
              <span className="figure ml-1.5 text-muted max-sm:sr-only">({countText(groups[each])})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "Four-year colleges". Phones show only the first word. */
function Label({ text }: { text: string }) {
  const [first, ...others] = text.split(' ');
  return (
    <span>
      {first}
      <span className="max-sm:sr-only"> {others.join(' ')}</span>
    </span>
  );
}

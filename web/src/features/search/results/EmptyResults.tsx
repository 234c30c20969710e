import { countText, type SearchQuery, type SearchResult } from '../../../api/domain.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { chipsOf } from '../filters/chips.ts';
import { changed, cleared, withoutPlace } from '../search-url.ts';

interface Props {
  result: SearchResult;
  query: SearchQuery;
  hrefFor: (query: SearchQuery) => string;
}

/** Suggests filters to remove, with the number of colleges each removal gives. */
export function EmptyResults({ result, query, hrefFor }: Props) {
  const relaxations = (result.relax ?? []).slice(0, 3);
  return (
    <div className="mt-4">
      <EmptyState title="No colleges match all filters">
        {relaxations.length === 0 && <p>Removing one filter is not enough. Remove several, or clear them all.</p>}
        {relaxations.length > 0 && (
          <>
            <p>Remove one filter:</p>
            <ul className="grid gap-2">
              {relaxations.map(({ param, count }) => (
                <li key={param}>
                  <TextLink to={hrefFor(withoutParam(query, param))}>Without {labelOf(query, param)}</TextLink>
                  <span className="figure">
                    {' '}
                    · {countText(count)} {count === 1 ? 'college' : 'colleges'}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <TextLink to={hrefFor(cleared(query))}>Clear all filters</TextLink>
      </EmptyState>
    </div>
  );
}

type Param = NonNullable<SearchResult['relax']>[number]['param'];

function withoutParam(query: SearchQuery, param: Param): SearchQuery {
  return param === 'zip' || param === 'near' || param === 'radius' ? withoutPlace(query) : changed(query, { [param]: undefined });
}

/** The chip labels of the filter. */
function labelOf(query: SearchQuery, param: Param): string {
  const labels = chipsOf(query).filter(
    (chip) => chip.param === param || (param === 'radius' && (chip.param === 'zip' || chip.param === 'near')),
  );
  return labels.map(({ label }) => label).join(', ') || param;
}

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

/** Nothing fits: which single filter to drop, and what that brings. */
export function EmptyResults({ result, query, hrefFor }: Props) {
  const relaxations = (result.relax ?? []).slice(0, 3);
  return (
    <div className="mt-4">
      <EmptyState title="No college fits all of this">
        {relaxations.length === 0 && <p>Several filters together leave nothing. Start over, or remove a few above.</p>}
        {relaxations.length > 0 && (
          <>
            <p>Drop one filter:</p>
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

/** All values of the filter, as its chips call them. */
function labelOf(query: SearchQuery, param: Param): string {
  const labels = chipsOf(query).filter(
    (chip) => chip.param === param || (param === 'radius' && (chip.param === 'zip' || chip.param === 'near')),
  );
  return labels.map(({ label }) => label).join(', ') || param;
}

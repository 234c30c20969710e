import { countText } from '../../../api/domain/colleges.ts';
import { RANGE_PARAM_KEYS, type SearchQuery, type SearchResult } from '../../../api/domain/search.ts';
import { rangeControlOf } from './filter-labels.ts';
import { changed } from '../search-url.ts';

interface Props {
  result: SearchResult;
  query: SearchQuery;
  hrefFor: (query: SearchQuery) => string;
}

/** How many colleges are hidden because they lack a filtered number, with a link to show them. */
export function HiddenColleges({ result, query, hrefFor }: Props) {
  const reasons = RANGE_PARAM_KEYS.flatMap((param) => {
    const count = result.hiddenByMissing[param] ?? 0;
    return count === 0 ? [] : [`${rangeControlOf(param).label.toLowerCase()} (${countText(count)})`];
  });
  if (reasons.length === 0) return null;
  return (
    <p className="mt-6 text-sm text-muted">
      Hidden colleges that do not report a number: {reasons.join(', ')}.{' '}
      <a href={hrefFor(changed(query, { unknown: undefined }))} className="text-primary underline underline-offset-3">
        Show them
      </a>
    </p>
  );
}

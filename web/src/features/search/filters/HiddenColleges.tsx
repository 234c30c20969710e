import { countText, RANGE_PARAM_KEYS, type SearchQuery, type SearchResult } from '../../../api/domain.ts';
import { rangeWords } from './filter-words.ts';
import { changed } from '../search-url.ts';

interface Props {
  result: SearchResult;
  query: SearchQuery;
  hrefFor: (query: SearchQuery) => string;
}

/** When colleges without the numbers are left out: how many, and the way to them. */
export function HiddenColleges({ result, query, hrefFor }: Props) {
  const reasons = RANGE_PARAM_KEYS.flatMap((param) => {
    const count = result.hiddenByMissing[param] ?? 0;
    return count === 0 ? [] : [`${countText(count)} without ${rangeWords(param).label.toLowerCase()}`];
  });
  if (reasons.length === 0) return null;
  return (
    <p className="mt-6 text-sm text-muted">
      Hidden because they do not report it: {reasons.join(', ')}.{' '}
      <a href={hrefFor(changed(query, { unknown: undefined }))} className="text-primary underline underline-offset-3">
        Show them too
      </a>
    </p>
  );
}

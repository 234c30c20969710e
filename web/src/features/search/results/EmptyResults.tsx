import { isUndecided } from '../../../api/domain/majors.ts';
import type { SearchQuery, SearchResult } from '../../../api/domain/search.ts';
import { ALL_MAJORS, QUESTIONS, UNDECIDED_TITLE } from '../../../entities/major-search/undecided-ways.ts';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { chipsOf } from '../filters/chips.ts';
import { changed, cleared, countOfFilters, withoutPlace } from '../search-url.ts';
import { useQuestionsHref } from '../use-questions-href.ts';
import { DidYouMean } from './DidYouMean.tsx';

interface Props {
  result: SearchResult;
  query: SearchQuery;
  hrefFor: (query: SearchQuery) => string;
}

/** Nearest names, filters to remove with the number of colleges each removal gives, and other ways to a college. */
export function EmptyResults({ result, query, hrefFor }: Props) {
  const hasFilters = countOfFilters(query) > 0;
  const isOpen = isUndecided(query.q ?? '');
  return (
    <div className="mt-4">
      <EmptyState title={titleOf(query, hasFilters)}>
        {isOpen ? <Ways query={query} /> : <DidYouMean options={result.didYouMean ?? []} />}
        {hasFilters && <Relaxations result={result} query={query} hrefFor={hrefFor} />}
        {!isOpen && <OtherLists query={query} hrefFor={hrefFor} />}
      </EmptyState>
    </div>
  );
}

/** For a student who does not know what to study. */
const Ways = ({ query }: Pick<Props, 'query'>) => (
  <ul className="grid gap-2 text-lg">
    <li>
      <TextLink to={useQuestionsHref(query)}>{QUESTIONS.label}</TextLink>
    </li>
    <li>
      <TextLink to={ALL_MAJORS.path}>{ALL_MAJORS.label}</TextLink>
    </li>
  </ul>
);

function OtherLists({ query, hrefFor }: Omit<Props, 'result'>) {
  const hasFilters = countOfFilters(query) > 0;
  const all = hrefFor(cleared(query));
  return (
    <p>
      {hasFilters && (
        <>
          <TextLink to={all}>Clear all filters</TextLink>, or look for
        </>
      )}
      {!hasFilters && (
        <>
          Check the spelling, or see <TextLink to={all}>all colleges</TextLink>,
        </>
      )}{' '}
      <TextLink to="/colleges/states">colleges by state</TextLink> or <TextLink to="/discover?view=map">on the map</TextLink>.{' '}
      <TextLink to={useQuestionsHref(query)}>Answer six questions</TextLink> to get matches.
    </p>
  );
}

function titleOf({ q }: SearchQuery, hasFilters: boolean): string {
  if (isUndecided(q ?? '')) return UNDECIDED_TITLE;
  if (q === undefined) return 'No colleges match all filters';
  return hasFilters ? `No college named “${q}” matches all filters` : `No college found for “${q}”`;
}

function Relaxations({ result, query, hrefFor }: Props) {
  const relaxations = (result.relax ?? []).slice(0, 3);
  if (relaxations.length === 0) return <p>Removing one filter is not enough. Remove several, or clear them all.</p>;
  return (
    <>
      <p>Remove one {query.q === undefined ? 'filter' : 'filter or the name'}:</p>
      <ul className="grid gap-2">
        {relaxations.map(({ param, count }) => (
          <li key={param}>
            <TextLink to={hrefFor(withoutParam(query, param))}>{wordsWithout(query, param)}</TextLink>
            <span className="figure"> · {collegesText(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Param = NonNullable<SearchResult['relax']>[number]['param'];

const isPlace = (param: Param): boolean => param === 'zip' || param === 'near' || param === 'radius';

function withoutParam(query: SearchQuery, param: Param): SearchQuery {
  return isPlace(param) ? withoutPlace(query) : changed(query, { [param]: undefined });
}

/** "Without Alabama, Georgia", with the chip labels of the filter. */
function wordsWithout(query: SearchQuery, param: Param): string {
  if (param === 'q') return `Without the name “${query.q}”`;
  if (isPlace(param)) return 'At any distance';
  const labels = chipsOf(query).filter((chip) => chip.param === param);
  return `Without ${labels.map(({ label }) => label).join(', ') || param}`;
}

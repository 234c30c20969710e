import { type CountedSearch, parseSearch } from '../../../api/domain/search.ts';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { dayText } from '../shared/account-words.ts';
import { SavedItem } from '../shared/SavedItem.tsx';
import { searchWords } from './search-words.ts';
import { useSearchChanges } from './use-search-changes.ts';

/** One saved search with its filters, and how many colleges it finds now. */
export function SearchItem({ search: { id, name, query, count, createdAt } }: { search: CountedSearch }) {
  const words = searchWords(parseSearch(new URLSearchParams(query)).query);
  return (
    <SavedItem
      name={name}
      title={
        <h4 className="text-lg leading-snug">
          <TextLink to={query === '' ? '/discover' : `/discover?${query}`}>{name}</TextLink>
        </h4>
      }
      changes={useSearchChanges(id)}
      question="Delete this search?"
    >
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Filters</dt>
        <dd className="mb-1 sm:mb-0">{words.length > 0 ? words.join(' · ') : 'None'}</dd>
        <dt className="text-muted">Finds now</dt>
        <dd className="figure mb-1 sm:mb-0">{count === null ? 'We do not know its ZIP code any more' : collegesText(count)}</dd>
        <dt className="text-muted">Saved</dt>
        <dd>{dayText(createdAt)}</dd>
      </dl>
    </SavedItem>
  );
}

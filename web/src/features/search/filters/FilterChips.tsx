import type { SearchQuery } from '../../../api/domain.ts';
import { ChipLink } from '../../../ui/Chip.tsx';
import { chipsOf } from './chips.ts';
import { cleared } from '../search-url.ts';

/** One link per filter in use, to the search without it. */
export function FilterChips({ query, hrefFor }: { query: SearchQuery; hrefFor: (query: SearchQuery) => string }) {
  const chips = chipsOf(query);
  return (
    <ul aria-label="Filters in use" className="mt-4 flex flex-wrap gap-2" data-print="hide">
      {chips.map(({ param, label, without }) => (
        <li key={`${param} ${label}`} className="min-w-0">
          <ChipLink to={hrefFor(without)} label={label} data-keep-scroll="" aria-label={`Remove filter: ${label}`} />
        </li>
      ))}
      <li>
        <a
          href={hrefFor(cleared(query))}
          data-keep-scroll=""
          className="inline-flex min-h-8 items-center px-2 text-sm text-primary underline underline-offset-3"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}

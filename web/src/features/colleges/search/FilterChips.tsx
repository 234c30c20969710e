import { X } from 'lucide-react';
import type { SearchQuery } from '../../../api/contracts.ts';
import { chipsOf } from './chips.ts';
import { cleared } from './search-url.ts';

/** The filters in use, each a link to the search without it. */
export function FilterChips({ query, hrefFor }: { query: SearchQuery; hrefFor: (query: SearchQuery) => string }) {
  const chips = chipsOf(query);
  return (
    <ul aria-label="Filters in use" className="mt-4 flex flex-wrap gap-2" data-print="hide">
      {chips.map(({ param, label, without }) => (
        <li key={`${param} ${label}`} className="min-w-0">
          <a
            href={hrefFor(without)}
            data-keep-scroll=""
            aria-label={`Remove filter: ${label}`}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-tint py-1 pr-2 pl-3 text-sm font-medium text-primary no-underline hover:bg-line"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </a>
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

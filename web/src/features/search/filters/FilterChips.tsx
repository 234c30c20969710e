import type { MouseEvent } from 'react';
import type { SearchQuery } from '../../../api/domain/search.ts';
import { ChipButton, ChipLink } from '../../../ui/Chip.tsx';
import { isPrivateParam } from '../private/private-params.ts';
import { cleared } from '../search-url.ts';
import { chipsOf, type MajorNames } from './chips.ts';

interface Props {
  query: SearchQuery;
  /** The names of the chosen majors. */
  majors?: MajorNames | undefined;
  hrefFor: (query: SearchQuery) => string;
  onChange: (query: SearchQuery) => void;
}

/** One link per filter in use, to the search without it. A private value is in no address, so its chip is a button. */
export function FilterChips({ query, majors, hrefFor, onChange }: Props) {
  const clear = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChange(cleared(query));
  };
  return (
    <ul aria-label="Filters in use" className="mt-4 flex flex-wrap gap-2" data-print="hide">
      {chipsOf(query, majors).map(({ param, label, without }) => {
        const name = { label, 'aria-label': `Remove filter: ${label}` };
        return (
          <li key={`${param} ${label}`} className="min-w-0">
            {isPrivateParam(param) ? (
              <ChipButton {...name} onClick={() => onChange(without)} />
            ) : (
              <ChipLink {...name} to={hrefFor(without)} data-keep-scroll="" />
            )}
          </li>
        );
      })}
      <li>
        <a
          href={hrefFor(cleared(query))}
          data-keep-scroll=""
          onClick={clear}
          className="inline-flex min-h-8 items-center px-2 text-sm text-primary underline underline-offset-3"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}

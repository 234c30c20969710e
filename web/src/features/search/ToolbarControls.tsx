import { SEARCH_PARAMS, type SearchQuery } from '../../api/domain/search.ts';
import { hasNoAnswers, usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { Select } from '../../ui/form/Select.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { ExportLink } from './ExportLink.tsx';
import { OrderNote } from './OrderNote.tsx';
import { SaveSearch } from './save/SaveSearch.tsx';
import { ColumnPicker } from './table/ColumnPicker.tsx';
import { changed, hrefOf, type SearchState } from './search-url.ts';
import { sortOptions } from './sort-options.ts';

export interface ToolbarProps {
  state: SearchState;
  path: string;
  onChange: (query: SearchQuery) => void;
}

const QUIET =
  'inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-sm font-medium text-primary sm:px-3 no-underline hover:bg-tint';

export function ToolbarControls({ state: { query, view }, path, onChange }: ToolbarProps) {
  const hasAnswers = !hasNoAnswers(usePrivateAnswers());
  return (
    <>
      <Select
        label="Sort by"
        isLabelHidden
        className="w-full sm:mr-2 sm:w-56"
        value={query.sort ? SEARCH_PARAMS.sort.format(query.sort) : ''}
        options={sortOptions(query, hasAnswers)}
        onChange={(event) => onChange(changed(query, { sort: SEARCH_PARAMS.sort.parse(event.target.value) }))}
      />
      <div role="group" aria-label="View" className="flex rounded-control border border-line bg-card p-0.5">
        <ViewLink href={hrefOf(path, query)} isCurrent={view === 'cards'} label="Cards" />
        <ViewLink href={hrefOf(path, query, 'table')} isCurrent={view === 'table'} label="Table" />
        <ViewLink href={hrefOf(path, query, 'map')} isCurrent={view === 'map'} label="Map" />
      </div>
      {view !== 'cards' && <ColumnPicker className={QUIET} />}
      <SaveSearch className={QUIET} query={query} path={path} />
      <ShareButton className={QUIET} path={hrefOf(path, query, view)} />
      <ExportLink className={QUIET} query={query} />
      <OrderNote query={query} hasAnswers={hasAnswers} />
    </>
  );
}

function ViewLink({ href, isCurrent, label }: { href: string; isCurrent: boolean; label: string }) {
  return (
    <a
      href={href}
      data-keep-scroll=""
      {...(isCurrent && { 'aria-current': 'true' as const })}
      className={`inline-flex min-h-9 items-center gap-1.5 rounded-control px-2.5 text-sm font-medium no-underline ${isCurrent ? 'bg-tint text-primary' : 'text-muted hover:text-ink'}`}
    >
      {label}
    </a>
  );
}

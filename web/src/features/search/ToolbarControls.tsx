import { hasNoAnswers, usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { ExportLink } from './ExportLink.tsx';
import { OrderNote } from './OrderNote.tsx';
import { SaveSearch } from './save/SaveSearch.tsx';
import { ColumnPicker } from './table/ColumnPicker.tsx';
import { hrefOf, type SearchState } from './search-url.ts';

export interface ToolbarProps {
  state: SearchState;
  path: string;
}

const QUIET =
  'inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-sm font-medium text-primary sm:px-3 no-underline hover:bg-tint';

/** A search that finds nothing has nothing to share. It can be saved: colleges may come to it. */
export function ToolbarControls({ state: { query, view }, path, isEmpty }: ToolbarProps & { isEmpty: boolean }) {
  const hasAnswers = !hasNoAnswers(usePrivateAnswers());
  return (
    <>
      <div role="group" aria-label="View" data-print="hide" className="ml-auto flex rounded-control border border-line bg-card p-0.5">
        <ViewLink href={hrefOf(path, query)} isCurrent={view === 'cards'} label="Cards" />
        <ViewLink href={hrefOf(path, query, 'table')} isCurrent={view === 'table'} label="Table" />
        <ViewLink href={hrefOf(path, query, 'map')} isCurrent={view === 'map'} label="Map" />
      </div>
      <div className="flex flex-wrap items-center gap-1 -mx-2 sm:-mx-3 lg:mx-0" data-print="hide">
        {view !== 'cards' && <ColumnPicker className={QUIET} />}
        <SaveSearch className={QUIET} query={query} path={path} />
        {!isEmpty && (
          <>
            <ShareButton className={QUIET} path={hrefOf(path, query, view)} />
            <ExportLink className={QUIET} query={query} />
          </>
        )}
      </div>
      <OrderNote query={query} hasAnswers={hasAnswers} isEmpty={isEmpty} />
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

import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { STATES } from '../../../api/domain/colleges.ts';
import type { SearchHit, SearchQuery, Sort, SortKey } from '../../../api/domain/search.ts';
import { useSite } from '../../../api/site.ts';
import { kindOf } from '../../../entities/college/college-words.ts';
import { CompareToggle } from '../../../entities/compare/CompareToggle.tsx';
import { compareId } from '../../../entities/compare/store.ts';
import { FavoriteToggle } from '../../../entities/favorites/FavoriteToggle.tsx';
import { COLUMNS, figuresOf, useColumns, type ColumnKey } from './columns.ts';
import { figuresQuery, type FetchedFigures } from './figures.queries.ts';
import { awardsText } from '../results/awards-text.ts';
import { TableCell } from './TableCell.tsx';

interface Props {
  hits: SearchHit[];
  caption: string;
  query: SearchQuery;
  sortHref: (sort: Sort) => string;
}

/** The results in the columns that this browser has chosen. */
export function ResultTable({ hits, caption, query, sortHref }: Props) {
  const columns = useColumns();
  const { data: fetched } = useQuery(figuresQuery(useSite().api, hits, figuresOf(columns)));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box scrolls sideways, so it must be reachable by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full min-w-180 border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" data-print="hide" className="noscript:hidden">
              <span className="sr-only">Compare and save</span>
            </th>
            <SortHeader sortKey="name" label="College" first="asc" sort={query.sort} sortHref={sortHref} />
            {columns.map((column) => (
              <SortHeader key={column} {...COLUMNS[column]} sort={query.sort} sortHref={sortHref} />
            ))}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <Row key={hit.id} hit={hit} columns={columns} fetched={fetched?.get(hit.id)} query={query} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderProps extends Pick<Props, 'sortHref'> {
  sortKey: SortKey;
  label: string;
  first: Sort['direction'];
  sort: Sort | undefined;
}

function SortHeader({ sortKey, label, first, sort, sortHref }: HeaderProps) {
  const direction = sort?.key === sortKey ? sort.direction : undefined;
  const next = direction === undefined ? first : direction === 'asc' ? 'desc' : 'asc';
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      {...(direction && { 'aria-sort': direction === 'asc' ? ('ascending' as const) : ('descending' as const) })}
      className="p-0 align-bottom"
    >
      <a
        href={sortHref({ key: sortKey, direction: next })}
        data-keep-scroll=""
        className="flex min-h-11 items-end gap-1 px-3 py-3 font-semibold text-ink no-underline hover:text-primary"
      >
        {label}
        <Icon aria-hidden="true" className={`mb-0.5 size-4 shrink-0 ${direction === undefined ? 'opacity-0' : 'text-primary'}`} />
      </a>
    </th>
  );
}

interface RowProps {
  hit: SearchHit;
  columns: readonly ColumnKey[];
  fetched: FetchedFigures | undefined;
  query: SearchQuery;
}

function Row({ hit, columns, fetched, query }: RowProps) {
  return (
    <tr className="border-b border-line align-top last:border-0 hover:bg-tint">
      <td data-print="hide" className="py-2 pl-2 noscript:hidden">
        <span className="grid justify-items-center">
          <CompareToggle id={compareId(hit)} name={hit.name} look="bare" />
          <FavoriteToggle college={hit} />
        </span>
      </td>
      <th scope="row" className="max-w-72 min-w-56 px-3 py-3 text-left font-normal">
        <a href={`/colleges/${hit.slug}`} className="font-medium text-primary underline decoration-1 underline-offset-3 hover:decoration-2">
          {hit.name}
        </a>
        <span className="block text-xs text-muted">
          {hit.location}, {STATES[hit.state]}
        </span>
        <span className="block text-xs text-muted">{kindOf(hit)}</span>
        {hit.awards !== undefined && <span className="block text-xs first-letter:uppercase">{awardsText(hit.awards, query)}</span>}
        {hit.majorEarnings && <span className="block text-xs first-letter:uppercase">{hit.majorEarnings.text}</span>}
        {hit.behind && <span className="block text-xs">{hit.behind.text}</span>}
      </th>
      {columns.map((column) => (
        <TableCell key={column} column={column} hit={hit} fetched={fetched} student={query} />
      ))}
    </tr>
  );
}

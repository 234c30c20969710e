import { ArrowDown, ArrowUp } from 'lucide-react';
import type { IncomeBand, SearchHit, SearchQuery, Sort, SortKey } from '../../../api/domain.ts';
import { countText, STATES } from '../../../api/domain.ts';
import { CompareToggle } from '../../../entities/compare/CompareToggle.tsx';
import { FavoriteToggle } from '../../../entities/favorites/FavoriteToggle.tsx';
import { FigureNote, FigureValue } from '../../../entities/college/FigureValue.tsx';
import { kindOf } from '../../../entities/college/college-words.ts';
import { compareId } from '../../../entities/compare/store.ts';
import type { FigureFacts, ShownKey } from '../../../entities/college/figure-words.ts';
import { INCOME_LABELS } from '../income-labels.ts';

interface Props {
  hits: SearchHit[];
  caption: string;
  query: SearchQuery;
  sortHref: (sort: Sort) => string;
}

/** `first` is the direction of the first click on a column. */
const COLUMNS: { sortKey: SortKey; label: string; first: Sort['direction'] }[] = [
  { sortKey: 'name', label: 'College', first: 'asc' },
  { sortKey: 'netPrice', label: 'Net price', first: 'asc' },
  { sortKey: 'acceptance', label: 'Acceptance rate', first: 'desc' },
  { sortKey: 'gradRate', label: 'Graduation rate', first: 'desc' },
  { sortKey: 'earnings10', label: 'Median earnings', first: 'desc' },
  { sortKey: 'size', label: 'Students', first: 'desc' },
];

export function ResultTable({ hits, caption, query, sortHref }: Props) {
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
            {COLUMNS.map((column) => (
              <SortHeader key={column.sortKey} {...column} sort={query.sort} sortHref={sortHref} />
            ))}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <Row key={hit.id} hit={hit} income={query.income} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortHeader({
  sortKey,
  label,
  first,
  sort,
  sortHref,
}: (typeof COLUMNS)[number] & Pick<Props, 'sortHref'> & { sort: Sort | undefined }) {
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

function Row({ hit, income }: { hit: SearchHit; income: SearchQuery['income'] }) {
  const { netPrice, acceptanceRate, graduationRate, medianEarnings } = hit.figures;
  const own = income === undefined ? null : ownPriceOf(hit, income);
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
      </th>
      <Cell figure="netPrice" {...netPrice} {...(own && { value: own.amount, basis: 'net-price' as const })} note={own?.note} />
      <Cell figure="acceptanceRateNum" {...acceptanceRate} openAdmission={hit.openAdmission} />
      <Cell figure="graduationRate" {...graduationRate} />
      <Cell figure="medianEarnings" {...medianEarnings} />
      <td className="figure px-3 py-3">{hit.size === null ? <span className="text-muted">Not reported</span> : countText(hit.size)}</td>
    </tr>
  );
}

/** The net price for a family income, published or estimated. Null if there is none. */
function ownPriceOf({ netPriceByIncome, publishedBands }: SearchHit, income: IncomeBand): { amount: number; note: string } | null {
  const amount = netPriceByIncome[income];
  const note = `income ${INCOME_LABELS[income]}`;
  return amount === null ? null : { amount, note: publishedBands.includes(income) ? note : `estimate, ${note}` };
}

function Cell({ figure, note, ...facts }: FigureFacts & { figure: ShownKey; note?: string | undefined }) {
  return (
    <td className="min-w-26 px-3 py-3">
      <FigureValue figure={figure} isUnitHidden {...facts} />
      <span className="block text-xs text-muted">{note ?? <FigureNote figure={figure} {...facts} />}</span>
    </td>
  );
}

import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CollegeCard } from '../../api/domain/colleges.ts';
import { FavoriteToggle } from '../../entities/favorites/FavoriteToggle.tsx';
import { Pennant } from '../../entities/college/Pennant.tsx';
import { compareId } from '../../entities/compare/store.ts';
import { CompareCell } from './CompareCell.tsx';
import type { CompareOptions } from './compare-url.ts';
import type { TableGroup } from './comparison-table.ts';
import type { TableRow } from './text-rows.ts';

interface Props {
  colleges: CollegeCard[];
  groups: TableGroup[];
  options: CompareOptions;
  caption: string;
  /** The comparison without one college. */
  hrefWithout: (id: number) => string;
}

/** By number of colleges. Two fit a phone; more scroll sideways beside the labels and the first college, which stay. */
const WIDTHS: Record<number, string> = {
  3: 'min-w-102 md:min-w-140',
  4: 'min-w-128 md:min-w-172',
  5: 'min-w-154 md:min-w-204',
  6: 'min-w-180 md:min-w-236',
};
/** The first of three or more colleges stays beside the labels. */
const PINNED =
  'max-lg:[&_tr>:nth-child(2)]:sticky max-lg:[&_tr>:nth-child(2)]:left-24 max-lg:[&_tr>:nth-child(2)]:z-10 md:max-lg:[&_tr>:nth-child(2)]:left-44';
const LINE = 'border-b border-line';

/** Colleges as columns, figures as rows. The page scrolls down, the table only sideways. */
export function CompareTable({ colleges, groups, options, caption, hrefWithout }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useFocusAfterChange(region, colleges.length);
  return (
    <div
      ref={region}
      role="region"
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="mt-2 overflow-x-auto rounded-card border border-line bg-card lg:overflow-clip print:rounded-none print:border-0 print:overflow-visible print:[page:wide]"
    >
      <table
        className={`w-full table-fixed border-separate border-spacing-0 text-sm print:min-w-0 print:text-xs ${WIDTHS[colleges.length] ?? ''} ${colleges.length > 2 ? PINNED : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-top">
            <th
              scope="col"
              className={`sticky left-0 z-30 w-24 bg-card p-2 text-left align-bottom text-xs font-normal text-muted md:w-44 md:p-3 print:static print:w-40 print:p-1 lg:[@media(min-height:30rem)]:top-0 ${LINE}`}
            >
              Figure
            </th>
            {colleges.map((college) => (
              <ColumnHeader key={college.id} college={college} removeHref={hrefWithout(compareId(college))} />
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <Group key={group.key} group={group} colleges={colleges} options={options} hasNames={index > 0} />
        ))}
      </table>
    </div>
  );
}

function ColumnHeader({ college, removeHref }: { college: CollegeCard; removeHref: string }) {
  return (
    <th
      scope="col"
      className={`bg-card p-2 text-left font-normal md:p-3 print:static print:p-1 lg:[@media(min-height:30rem)]:sticky lg:[@media(min-height:30rem)]:top-0 lg:z-20 ${LINE}`}
    >
      <span className="flex items-start justify-between gap-1">
        <Pennant design={college.pennant} className="size-8 shrink-0 rounded-control md:size-10" />
        <span className="-mt-1 -mr-1 flex items-center">
          <FavoriteToggle college={college} />
          <a
            href={removeHref}
            data-keep-scroll=""
            data-print="hide"
            aria-label={`Remove ${college.name}`}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-tint hover:text-primary"
          >
            <X aria-hidden="true" className="size-4" />
          </a>
        </span>
      </span>
      <a
        href={`/colleges/${college.slug}`}
        className="mt-1 -mr-2 block text-xs font-semibold lg:mr-0 text-primary sm:text-sm underline decoration-1 underline-offset-3 hyphens-auto hover:decoration-2 print:text-[7.5pt] print:hyphens-none print:break-normal"
      >
        {college.name}
      </a>
    </th>
  );
}

interface GroupProps extends Pick<Props, 'colleges' | 'options'> {
  group: TableGroup;
  hasNames: boolean;
}

function Group({ group, colleges, options, hasNames }: GroupProps) {
  const columns = colleges.length;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={`bg-sunken p-0 text-left ${LINE}`}>
          <span className="sticky left-0 inline-block px-2 py-1.5 font-display text-base font-semibold md:px-3">{group.title}</span>
        </th>
      </tr>
      {hasNames && <Names colleges={colleges} />}
      {group.reason !== undefined && (
        <tr>
          <td colSpan={columns + 1} className={`p-0 text-muted ${LINE}`}>
            <span className="sticky left-0 inline-block max-w-[80vw] px-2 py-3 md:px-3">{group.reason}</span>
          </td>
        </tr>
      )}
      {group.rows.map((row) => (
        <Row key={row.key} row={row} options={options} />
      ))}
    </tbody>
  );
}

/** The names again, where the head of the table does not stay in sight. */
const Names = ({ colleges }: Pick<Props, 'colleges'>) => (
  <tr aria-hidden="true" className="align-bottom text-xs text-muted lg:hidden print:hidden">
    <td className={`sticky left-0 z-10 bg-card ${LINE}`} />
    {colleges.map(({ id, name }) => (
      <td key={id} className={`bg-card p-2 py-1 hyphens-auto ${LINE}`}>
        <span className="-mr-2 line-clamp-2">{name}</span>
      </td>
    ))}
  </tr>
);

function Row({ row, options }: { row: TableRow; options: CompareOptions }) {
  return (
    <tr className="align-top">
      <th scope="row" className={`sticky left-0 z-10 bg-card p-2 text-left font-normal md:p-3 lg:static print:static print:p-1 ${LINE}`}>
        <span className="font-medium hyphens-auto">{row.label}</span>
        {row.notes.length > 0 && <span className="figure block text-xs text-muted">{row.notes.join(' · ')}</span>}
        {row.yearsDiffer && (
          <span className="mt-0.5 flex items-center gap-1 text-xs font-medium text-amber">
            <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
            Years differ
          </span>
        )}
      </th>
      {row.cells.map((cell, index) => (
        <CompareCell
          key={index}
          cell={cell}
          options={options}
          isYearShown={options.years || row.yearsDiffer}
          isLast={index === row.cells.length - 1}
        />
      ))}
    </tr>
  );
}

/** A removed column takes its focused button away, and the last possible one the field for names, so the focus moves to the table. */
function useFocusAfterChange(region: { current: HTMLElement | null }, count: number): void {
  const previous = useRef(count);
  useEffect(() => {
    if (count !== previous.current && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
    previous.current = count;
  }, [region, count]);
}

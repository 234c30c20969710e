/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a plain table are not interactive; the rule takes every td for one of a grid */
import type { ReactNode } from 'react';
import { type CollegeCard, isCommunityCollege, kindText } from '../../api/domain/colleges.ts';
import { FavoriteToggle } from '../favorites/FavoriteToggle.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export interface FigureColumn {
  head: string;
  /** The head on a phone, where four columns share 300 px. */
  short: string;
}

interface TableProps {
  caption: string;
  figures: readonly FigureColumn[];
  /** Whether the last column is a score. On a phone it stands below the rank. */
  hasScore?: boolean;
  /** Bodies of the table. */
  children: ReactNode;
}

const PHONE_ROW = 'max-md:grid max-md:grid-cols-12 max-md:gap-x-1 max-md:px-4';
const HEAD = 'px-3 py-3 align-bottom font-semibold max-lg:px-2 md:first:pl-4';

const TOP = 'max-md:top-[var(--bar-height,0px)]';
const BELOW_ITS_FIRST_LINE = 'max-md:top-[calc(var(--bar-height,0px)-1.25rem)]';

/**
 * Colleges with four figures each. On a phone a row is a name above its figures, and their heads stay at the top of the screen.
 * Browsers then drop the semantics of a table, so the roles restore them for screen readers.
 */
export function CollegeTable({ caption, figures, hasScore = false, children }: TableProps) {
  const hiddenOnPhone = (head: string) => (
    <th role="columnheader" scope="col" className={`${HEAD} max-md:not-print:sr-only`}>
      {head}
    </th>
  );
  return (
    <div className="mt-4 rounded-card border border-line bg-card">
      <table role="table" data-print="table" className="w-full border-collapse text-sm max-md:block [&_.figure]:[overflow-wrap:normal]">
        <caption className="sr-only">{caption}</caption>
        <thead
          className={`max-md:sticky max-md:z-10 max-md:block max-md:rounded-t-card max-md:bg-card ${hasScore ? BELOW_ITS_FIRST_LINE : TOP}`}
        >
          <tr role="row" className={`border-b border-line text-left ${PHONE_ROW} max-md:py-1.5`}>
            <th role="columnheader" scope="col" className={`${HEAD} max-md:col-span-12 max-md:p-0 max-md:text-xs max-md:font-normal`}>
              <span className="max-md:not-print:sr-only">Rank</span>
              {hasScore && (
                <span aria-hidden="true" className="text-muted md:hidden print:hidden">
                  Rank, score
                </span>
              )}
            </th>
            {hiddenOnPhone('College')}
            {figures.map(({ head, short }) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={`${HEAD} max-md:col-span-3 max-md:p-0 max-md:text-xs max-md:font-medium`}
              >
                <span className="max-md:not-print:hidden">{head}</span>
                <span className="md:hidden print:hidden">{short}</span>
              </th>
            ))}
            {hasScore && hiddenOnPhone('Score')}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

interface RowProps {
  college: CollegeCard;
  /** The first cell. */
  rank: ReactNode;
  /** Whether the list has programs of two and of four years, so that each row says which. */
  isMixed: boolean;
  /** The CIP code of the major of the page, for which a college is saved. */
  major?: string | undefined;
  /** Cells after the name. */
  children: ReactNode;
}

export function CollegeRow({ college, rank, isMixed, major, children }: RowProps) {
  const kind = isMixed || isCommunityCollege(college) ? kindText(college) : college.type;
  return (
    <tr role="row" className={`border-t border-line align-top first:border-t-0 hover:bg-tint ${PHONE_ROW} max-md:gap-y-0.5 max-md:py-1.5`}>
      <td role="cell" className="py-2 pr-3 pl-4 max-md:col-span-2 max-md:col-start-1 max-md:row-start-1 max-md:p-0">
        {rank}
      </td>
      <th
        role="rowheader"
        scope="row"
        className="px-3 py-2 text-left font-normal max-lg:px-2 max-md:col-span-10 max-md:col-start-3 max-md:row-start-1 max-md:p-0 md:min-w-44"
      >
        <span className="flex items-start justify-between gap-1">
          <span className="min-w-0">
            <TextLink to={`/colleges/${college.slug}`} className="font-medium">
              {college.name}
            </TextLink>
            <span className="block text-xs text-muted">
              {college.location}, {college.state} · {kind}
            </span>
          </span>
          <FavoriteToggle college={college} major={major} className="-my-2 max-md:-mr-2" />
        </span>
      </th>
      {children}
    </tr>
  );
}

export function FigureCell({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className="px-3 py-2 max-lg:px-2 max-md:col-span-3 max-md:p-0 max-md:[overflow-wrap:anywhere] md:min-w-22">
      {children}
    </td>
  );
}

export function RankNumber({ rank, isTied = false }: { rank: number; isTied?: boolean }) {
  return (
    <>
      <span className="figure font-display text-lg leading-none font-semibold">{rank}</span>
      {isTied && <span className="block text-xs text-muted max-md:mb-5">tied</span>}
    </>
  );
}

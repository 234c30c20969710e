import type { CollegeList } from '../../api/domain/rankings.ts';

/** The state of a list, as the head of a college page draws it. Decorative: the title names it. Its own file keeps both pages in their budgets. */
export const StateOutline = ({ path, width, height }: NonNullable<CollegeList['outline']>) => (
  <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true" focusable="false" className="size-10 shrink-0 md:size-14">
    <path d={path} className="fill-tint stroke-edge" />
  </svg>
);

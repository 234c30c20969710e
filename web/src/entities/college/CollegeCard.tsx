import type { ReactNode } from 'react';
import { STATES, type CollegeCard as Card, type IncomeBand } from '../../api/domain.ts';
import { badgesOf, kindOf } from './college-words.ts';
import { compareId } from '../compare/store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { FavoriteToggle } from '../favorites/FavoriteToggle.tsx';
import { CollegeFigures } from './CollegeFigures.tsx';
import { CollegeName } from './CollegeName.tsx';
import { Pennant } from './Pennant.tsx';

interface Props {
  college: Card;
  /** After the location: the distance. */
  aside?: ReactNode;
  /** A badge before those of the college: why it was found. */
  badge?: ReactNode;
  /** The student's family income. */
  income?: IncomeBand | undefined;
}

/** A college in a list. Its name is the only link, and a click on the card follows it, except on buttons. */
export function CollegeCard({ college, aside, badge, income }: Props) {
  return (
    <article
      data-card=""
      className="relative flex h-full flex-col rounded-card border border-line bg-card p-4 transition-shadow duration-150 hover:border-edge hover:shadow-soft sm:p-5"
    >
      <div className="flex gap-4">
        <Pennant name={college.name} id={compareId(college)} className="size-16 shrink-0 rounded-control" />
        <div className="min-w-0">
          <CollegeName college={college} />
          <p className="text-sm">
            {college.location}, {STATES[college.state]}
            {aside}
          </p>
          <p className="text-sm text-muted">{kindOf(college)}</p>
        </div>
      </div>
      <Badges first={badge} badges={badgesOf(college)} />
      <CollegeFigures college={college} income={income} className="mt-auto grid-cols-2 pt-4" />
      <div className="-mb-1 mt-3 -mx-1 flex items-center justify-between sm:-mb-2">
        <CompareToggle id={compareId(college)} name={college.name} />
        <FavoriteToggle college={college} className="-mr-1" />
      </div>
    </article>
  );
}

function Badges({ first, badges }: { first: ReactNode; badges: readonly string[] }) {
  if (badges.length === 0 && first === undefined) return <div className="h-4" />;
  return (
    <ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
      {first !== undefined && <li>{first}</li>}
      {badges.map((badge) => (
        <li key={badge}>
          <Badge tone="primary">{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}

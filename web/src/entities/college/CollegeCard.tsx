import { Children, Suspense, type ReactNode } from 'react';
import { type CollegeCard as Card, STATES } from '../../api/domain/colleges.ts';
import type { PrivateAnswers } from '../../api/domain/matching.ts';
import { badgesOf, kindOf } from './college-words.ts';
import { compareId } from '../compare/store.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
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
  /** What is known of the student. An income and a home state change the price; test scores add the chance of admission. */
  student?: Student;
  /** The card is part of a match, which also says the chance without test scores. */
  isMatch?: boolean;
}

type Student = Pick<PrivateAnswers, 'income' | 'homeState' | 'sat' | 'act'>;

/** No scores are known on the server, which does not wait for it. */
const OwnChance = lazyChunk(async () => (await import('../match/OwnChance.tsx')).OwnChance);

/** A college in a list. Its name is the only link, and a click on the card follows it, except on buttons. */
export function CollegeCard({ college, aside, badge, student = {}, isMatch = false }: Props) {
  const isHydrated = useIsHydrated();
  const hasChance = isHydrated && (isMatch || student.sat !== undefined || student.act !== undefined);
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
      <Badges>
        {hasChance && <OwnChance college={college} scores={student} />}
        {badge}
        {badgesOf(college).map((text) => (
          <Badge key={text} tone="primary">
            {text}
          </Badge>
        ))}
      </Badges>
      <CollegeFigures college={college} student={student} className="mt-auto grid-cols-2 pt-4" />
      <div className="-mb-1 mt-3 -mx-1 flex items-center justify-between sm:-mb-2">
        <CompareToggle id={compareId(college)} name={college.name} />
        <FavoriteToggle college={college} className="-mr-1" />
      </div>
    </article>
  );
}

function Badges({ children }: { children: ReactNode }) {
  const badges = Children.toArray(children);
  if (badges.length === 0) return <div className="h-4" />;
  return (
    <ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
      {badges.map((badge, index) => (
        <li key={index} className="flex">
          <Suspense>{badge}</Suspense>
        </li>
      ))}
    </ul>
  );
}

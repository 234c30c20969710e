import { Children, Suspense, type ReactNode } from 'react';
import { type CollegeCard as Card, STATES } from '../../api/domain/colleges.ts';
import type { PrivateAnswers } from '../../api/domain/matching.ts';
import { badgesOf, kindOf } from './college-words.ts';
import { compareId } from '../compare/store.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
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

/** No scores are known on the server and during hydration, which do not wait for it. */
const OwnChance = lazyChunk(async () => (await import('../match/OwnChance.tsx')).OwnChance);

/** A college in a list, as low as its four figures allow. Its name is the only link, and a click on the card follows it, except on buttons. */
export function CollegeCard({ college, aside, badge, student = {}, isMatch = false }: Props) {
  const hasChance = isMatch || student.sat !== undefined || student.act !== undefined;
  return (
    <article
      data-card=""
      className="relative flex h-full flex-col gap-1.5 rounded-card border border-line bg-card px-3 pt-2.5 pb-1 transition-shadow duration-150 hover:border-edge hover:shadow-soft sm:px-4"
    >
      <div className="flex gap-3">
        <Pennant design={college.pennant} className="size-10 shrink-0 rounded-control sm:size-12" />
        <div className="min-w-0 flex-1">
          <CollegeName college={college} />
          <p className="text-xs text-muted sm:text-sm">
            {college.location}, {STATES[college.state]}
            {aside}
          </p>
        </div>
        <FavoriteToggle college={college} className="-mt-1.5 -mr-2 self-start" />
      </div>
      <CollegeFigures college={college} student={student} className="mt-auto" />
      <div className="-mr-1 flex items-center justify-between gap-2">
        <Badges>
          {kindOf(college)}
          {hasChance && (
            <Suspense>
              <OwnChance college={college} scores={student} />
            </Suspense>
          )}
          {badge}
          {badgesOf(college).map((text) => (
            <Badge key={text} tone="primary">
              {text}
            </Badge>
          ))}
        </Badges>
        <CompareToggle id={compareId(college)} name={college.name} />
      </div>
    </article>
  );
}

/** The kind of the college, and its badges. */
function Badges({ children }: { children: ReactNode }) {
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-muted">
      {Children.toArray(children).map((badge, index) => (
        <li key={index} className="flex">
          {badge}
        </li>
      ))}
    </ul>
  );
}

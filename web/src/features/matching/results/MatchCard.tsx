import type { ReactNode } from 'react';
import { STATES } from '../../../api/domain/colleges.ts';
import type { Match, MatchedCollege, MatchQuery, PrivateAnswers } from '../../../api/domain/matching.ts';
import { CompareToggle } from '../../../entities/compare/CompareToggle.tsx';
import { FavoriteToggle } from '../../../entities/favorites/FavoriteToggle.tsx';
import { Pennant } from '../../../entities/college/Pennant.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { kindOf } from '../../../entities/college/college-words.ts';
import { compareId } from '../../../entities/compare/store.ts';
import { pointsText } from '../../../entities/ranking/score-words.ts';
import { hasScore } from '../../../entities/match/private-answers.ts';
import { ChanceBadge } from '../../../entities/match/ChanceBadge.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { StudentPriceStat } from '../../../entities/college/StudentPriceStat.tsx';
import { Explanation } from './Explanation.tsx';
import { missedText } from './group-titles.ts';
import { admitsText, coverageText } from './match-words.ts';

interface Props {
  item: MatchedCollege;
  /** For the links that change an answer. */
  query: MatchQuery;
  match: Pick<Match, 'isDefault' | 'hasFit'>;
  /** What this tab knows of the student. */
  student: PrivateAnswers;
  /** Another college in the list has the same rank. */
  isTied: boolean;
  heading: 'h3' | 'h4';
}

/** A recommended college: rank, fit, chance of admission and the reasons. */
export function MatchCard({ item, query, match: { isDefault, hasFit }, isTied, student, heading: Heading }: Props) {
  const { college, rank, score, coverage, band } = item;
  const href = `/colleges/${college.slug}`;
  return (
    <article className="rounded-card border border-line bg-card p-4 sm:p-5 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-8">
      <div>
        <div className="flex gap-3 sm:gap-4">
          <Pennant design={college.pennant} className="size-14 shrink-0 rounded-control sm:size-16" />
          <div className="min-w-0">
            <Heading className="font-display text-lg leading-snug font-semibold tracking-tight">
              <a href={href} className="text-ink no-underline hover:text-primary hover:underline">
                {college.name}
              </a>
            </Heading>
            <p className="text-sm">
              {college.location}, {STATES[college.state]}
            </p>
            <p className="text-sm text-muted">{kindOf(college)}</p>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-2">
          {(hasFit || isDefault) && (
            <>
              <BigNumber label={isTied ? 'Tied rank' : 'Rank'}>#{rank}</BigNumber>
              <BigNumber label={hasFit ? 'Fit' : 'Score'} note="of 100">
                {pointsText(score)}
              </BigNumber>
            </>
          )}
          <ChanceBadge band={band} />
          {item.misses.length > 0 && <Badge tone="neutral">{missedText(item.misses)}</Badge>}
        </div>
        <p className="mt-1.5 text-xs text-muted">
          {[hasFit || isDefault ? coverageText(coverage, isDefault) : '', hasScore(student) ? '' : admitsText(college)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div>
        <OwnPrice college={college} student={student} />
        <Explanation item={item} query={query} isDefault={isDefault} />
      </div>
      <div className="-mx-1 mt-3 -mb-1 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 lg:col-span-2 lg:mt-4">
        <CompareToggle id={compareId(college)} name={college.name} />
        <span className="flex items-center gap-x-2 text-sm">
          <TextLink to={`${href}#similar`} className="inline-flex min-h-8 items-center px-1" data-print="hide">
            Similar colleges<span className="sr-only"> to {college.name}</span>
          </TextLink>
          <FavoriteToggle college={college} />
        </span>
      </div>
    </article>
  );
}

function OwnPrice({ college, student }: { college: MatchedCollege['college']; student: PrivateAnswers }) {
  if ((student.income ?? student.homeState) === undefined) return null;
  return (
    <dl className="max-lg:mt-3">
      <StudentPriceStat college={college} student={student} />
    </dl>
  );
}

const BigNumber = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <p>
    <span className="block text-xs text-muted">{label}</span>{' '}
    <span className="figure font-display text-2xl leading-none font-semibold">{children}</span>
    {note !== undefined && <span className="text-xs text-muted"> {note}</span>}
  </p>
);

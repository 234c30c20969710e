import { ArrowUpDown, Check, CircleQuestionMark, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from '../../../api/domain/colleges.ts';
import type { MatchedCollege, MatchQuery } from '../../../api/domain/matching.ts';
import { MoreDetails } from '../../../ui/MoreDetails.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { stepOf, topicOf, type MatchKey } from '../../../entities/match/match-steps.ts';

interface Props {
  item: MatchedCollege;
  query: MatchQuery;
  isDefault: boolean;
}

/** Folded: reasons for and against a college, unknown values, and the answer that affects it most. */
export function Explanation({ item: { reasons, watchOuts, unknown, change, college }, query, isDefault }: Props) {
  // The default ranking uses no answers, so there are none to change.
  const changeOf = (key: MatchKey) => (isDefault ? undefined : <ChangeLink query={query} matchKey={key} />);
  return (
    <MoreDetails label={summaryOf(reasons.length, watchOuts.length, unknown.length)}>
      <ul aria-label={`Why ${college.name}`} className="mt-2 grid content-start gap-2 text-sm">
        {reasons.map(({ key, text }) => (
          <Line key={key} icon={Check} tone="text-primary" link={changeOf(key)}>
            {text}
          </Line>
        ))}
        {watchOuts.map(({ key, text }) => (
          <Line key={key} icon={TriangleAlert} tone="text-amber" word="Watch out:" link={changeOf(key)}>
            {text}
          </Line>
        ))}
        {unknown.map(({ key, text }) => (
          <Line key={key} icon={CircleQuestionMark} tone="text-muted">
            {text}
          </Line>
        ))}
        {change && (
          <Line icon={ArrowUpDown} tone="text-muted" word="What would change it:" link={changeOf(change.without)}>
            {change.text}
          </Line>
        )}
      </ul>
    </MoreDetails>
  );
}

/** "Why: 3 reasons, 1 thing to watch, 1 unknown" */
function summaryOf(reasons: number, watchOuts: number, unknown: number): string {
  const parts = [
    `${countText(reasons)} ${reasons === 1 ? 'reason' : 'reasons'}`,
    ...(watchOuts > 0 ? [`${countText(watchOuts)} ${watchOuts === 1 ? 'thing' : 'things'} to watch`] : []),
    ...(unknown > 0 ? [`${countText(unknown)} unknown`] : []),
  ];
  return `Why: ${parts.join(', ')}`;
}

interface LineProps {
  icon: LucideIcon;
  tone: string;
  /** The meaning of the icon, as text. */
  word?: string;
  link?: ReactNode;
  children: ReactNode;
}

function Line({ icon: Icon, tone, word, link, children }: LineProps) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <span className="min-w-0">
        {word !== undefined && <strong className="font-semibold">{word} </strong>}
        {children} {link}
      </span>
    </li>
  );
}

const ChangeLink = ({ query, matchKey }: { query: MatchQuery; matchKey: MatchKey }) => (
  <a
    href={stepHref(query, stepOf(matchKey))}
    className="text-xs whitespace-nowrap text-muted underline decoration-1 underline-offset-3 hover:text-primary"
    data-print="hide"
  >
    Change this answer<span className="sr-only"> about {topicOf(matchKey)}</span>
  </a>
);

import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Match, type MatchQuery, QUESTION_COUNT } from '../../../api/domain/matching.ts';
import { MIN_RESULTS } from '../../../api/domain/rankings.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { relaxedText, tiedText, versionText } from './notice-words.ts';
import { stepOf } from '../../../entities/match/match-steps.ts';

/** Notices above the list: default ranking, dropped requirements, a short or tied list, an old link. */
export function MatchNotices({ match, query, pinned }: { match: Match; query: MatchQuery; pinned: number | undefined }) {
  const { items, relaxed, tied, isDefault } = match;
  const [first] = relaxed;
  const version = versionText(pinned, match.methodVersion);
  return (
    <ul className="mt-6 grid gap-2 empty:hidden">
      {isDefault && (
        <Notice>
          You have not answered a question yet, so these colleges come from the default ranking.{' '}
          <TextLink to={stepHref(query, 1)}>Answer the questions</TextLink>
        </Notice>
      )}
      {!isDefault && !match.hasFit && (
        <Notice>
          These colleges are in the order of your answers so far. To see how well each one fits you, say{' '}
          <TextLink to={stepHref(query, stepOf('location'))}>where you want to study</TextLink> or{' '}
          <TextLink to={stepHref(query, stepOf('budget'))}>what you can pay</TextLink>, with one more answer beside it.
        </Notice>
      )}
      {first !== undefined && (
        <Notice>
          {relaxedText(match)} <TextLink to={stepHref(query, stepOf(first))}>Change this answer</TextLink>
        </Notice>
      )}
      {items.length > 0 && items.length < MIN_RESULTS && (
        <Notice>Fewer than {MIN_RESULTS} colleges fit. Remove a requirement to see more.</Notice>
      )}
      {tied > 1 && (
        <Notice>
          {tiedText(tied)} <TextLink to={stepHref(query, QUESTION_COUNT)}>Say what matters most</TextLink> to separate them.
        </Notice>
      )}
      {version !== undefined && <Notice>{version}</Notice>}
    </ul>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-2 rounded-control bg-sky-tint px-3 py-2 text-sm">
    <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky" />
    <span className="min-w-0">{children}</span>
  </li>
);

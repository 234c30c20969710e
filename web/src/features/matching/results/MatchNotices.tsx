import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { MIN_RESULTS, STEPS, type Match, type MatchQuery } from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { LeftOut } from './LeftOut.tsx';
import { relaxedText, tiedText, versionText } from './notice-words.ts';
import { stepOf } from '../../../entities/match/match-steps.ts';

/** What to know before reading the list: that it is nobody's own, that musts gave way, that it is short or tied, and what is missing from it. */
export function MatchNotices({ match, query, pinned }: { match: Match; query: MatchQuery; pinned: number | undefined }) {
  const { items, relaxed, tied, isDefault } = match;
  const [first] = relaxed;
  const version = versionText(pinned, match.methodVersion);
  return (
    <>
      <ul className="mt-6 grid gap-2 empty:hidden">
        {isDefault && (
          <Notice>
            No question is answered yet, so this is the usual ranking, the same for everybody.{' '}
            <TextLink to={stepHref(query, 1)}>Answer the six questions</TextLink>
          </Notice>
        )}
        {first !== undefined && (
          <Notice>
            {relaxedText(relaxed)} <TextLink to={stepHref(query, stepOf(first))}>Change this answer</TextLink>
          </Notice>
        )}
        {items.length > 0 && items.length < MIN_RESULTS && (
          <Notice>Fewer than {MIN_RESULTS} colleges fit. With fewer musts there will be more to choose from.</Notice>
        )}
        {tied > 1 && (
          <Notice>
            {tiedText(tied)} <TextLink to={stepHref(query, STEPS)}>Say what matters most</TextLink> to part them.
          </Notice>
        )}
        {version !== undefined && <Notice>{version}</Notice>}
      </ul>
      <LeftOut match={match} />
    </>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-2 rounded-control bg-sky-tint px-3 py-2 text-sm">
    <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky" />
    <span className="min-w-0">{children}</span>
  </li>
);

import { Suspense, useState } from 'react';
import { BookmarkPlus, Printer, RotateCcw } from 'lucide-react';
import { METHOD_VERSION, type MatchQuery, type PrivateAnswers } from '../../../api/domain.ts';
import { useSession } from '../../../api/held-session.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { lazyPart } from '../../../lib/lazy-chunk.ts';
import { QUESTIONS_PATH, resultsHref } from '../../../entities/match/match-addresses.ts';
import { keepPrivateAnswers, saysNothing } from '../../../entities/match/private-answers.ts';

const SaveAnswers = lazyPart(async () => (await import('./SaveAnswers.tsx')).SaveAnswers);

const QUIET =
  'inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-medium text-primary hover:bg-tint active:bg-tint noscript:hidden';

interface Props {
  query: MatchQuery;
  hidden: PrivateAnswers;
}

/** Keeps the answers, passes them on without what is private, or forgets them. */
export function ResultActions({ query, hidden }: Props) {
  return (
    <div className="mt-4" data-print="hide">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <Save query={query} hidden={hidden} />
        <ShareButton title="My college matches" path={resultsHref({ ...query, v: METHOD_VERSION })} className={QUIET} />
        <button type="button" className={QUIET} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </button>
        <ButtonLink to={QUESTIONS_PATH} variant="quiet" size="small" onClick={() => keepPrivateAnswers({})}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Start over
        </ButtonLink>
      </div>
      {!saysNothing(hidden) && (
        <p className="mt-2 text-xs text-muted">
          Sharing leaves out your budget, income and test scores: whoever opens the link sees the list without them.
        </p>
      )}
    </div>
  );
}

function Save({ query, hidden }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { status } = useSession();
  if (status === 'out') {
    return (
      <ButtonLink to={`/auth?tab=login&returnUrl=${encodeURIComponent(resultsHref(query))}`} variant="secondary" size="small">
        <BookmarkPlus aria-hidden="true" className="size-4" />
        Log in to save
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="secondary" size="small" disabled={status === 'loading'} className="noscript:hidden" onClick={() => setIsOpen(true)}>
        <BookmarkPlus aria-hidden="true" className="size-4" />
        Save these answers
      </Button>
      <Suspense>{isOpen && <SaveAnswers query={query} hidden={hidden} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

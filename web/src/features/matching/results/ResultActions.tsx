import { Suspense, useState } from 'react';
import { BookmarkPlus, Printer } from 'lucide-react';
import type { MatchQuery, PrivateAnswers } from '../../../api/domain/matching.ts';
import { METHOD_VERSION } from '../../../api/domain/rankings.ts';
import { useSession } from '../../../api/session-store.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { hasNoAnswers } from '../../../entities/match/private-answers.ts';

const SaveAnswers = lazyChunk(async () => (await import('./SaveAnswers.tsx')).SaveAnswers);

const QUIET =
  'inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-medium text-primary hover:bg-tint active:bg-tint noscript:hidden';

interface Props {
  query: MatchQuery;
  hidden: PrivateAnswers;
}

/** Save, share (without private answers), print. */
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
      </div>
      {!hasNoAnswers(hidden) && (
        <p className="mt-2 text-xs text-muted">A shared link does not include your budget, income, home state, ZIP code or test scores.</p>
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
        Sign in to save
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

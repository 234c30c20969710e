import { Bookmark, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Ranking, RankingQuery } from '../../../api/domain/rankings.ts';
import { useSession } from '../../../api/session-store.ts';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { csvHref, withVersions } from '../ranking-url.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }));

const QUIET =
  'inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-sm font-medium text-primary no-underline hover:bg-tint sm:px-3';

/** Save, share, export. */
export function RankingActions({ query, ranking }: { query: RankingQuery; ranking: Ranking | undefined }) {
  const permalink = withVersions(query, ranking?.dataDate ?? null);
  return (
    <>
      <Save query={permalink} />
      <ShareButton className={QUIET} path={rankingHref(permalink)} />
      <a className={QUIET} href={csvHref(query)} download="ranking.csv" data-reload="">
        <Download aria-hidden="true" className="size-4" />
        <span>
          <span className="max-sm:sr-only">Export </span>CSV
        </span>
      </a>
    </>
  );
}

/** Saving needs an account. After sign-in the visitor returns to this ranking. */
function Save({ query }: { query: RankingQuery }) {
  const [isOpen, setOpen] = useState(false);
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status !== 'in') {
    return (
      <a className={QUIET} href={`/auth?tab=login&returnUrl=${encodeURIComponent(pathname + search)}`}>
        <Bookmark aria-hidden="true" className="size-4" />
        Sign in to save
      </a>
    );
  }
  return (
    <>
      <button type="button" className={QUIET} onClick={() => setOpen(true)}>
        <Bookmark aria-hidden="true" className="size-4" />
        Save
      </button>
      {isOpen && (
        <Suspense>
          <SaveDialog query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { savedSearchText, type SearchQuery } from '../../../api/domain/search.ts';
import { useSession } from '../../../api/session-store.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';

const SaveSearchDialog = lazyChunk(async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog);

/** Saves the search to the account. Without a session it leads to the sign-in, and from there back to this search. */
export function SaveSearch({ query, path, className }: { query: SearchQuery; path: string; className: string }) {
  const [isOpen, setOpen] = useState(false);
  const { status } = useSession();
  if (status !== 'in') {
    const text = savedSearchText(query);
    return (
      <a className={className} href={`/auth?tab=login&returnUrl=${encodeURIComponent(text === '' ? path : `${path}?${text}`)}`}>
        <Bookmark aria-hidden="true" className="size-4" />
        Sign in to save
      </a>
    );
  }
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Bookmark aria-hidden="true" className="size-4" />
        <span>
          Save<span className="max-sm:sr-only"> search</span>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

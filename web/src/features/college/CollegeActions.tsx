import { Suspense } from 'react';
import { Printer } from 'lucide-react';
import type { CollegeDetail } from '../../api/domain/colleges.ts';
import { Button } from '../../ui/Button.tsx';
import { CompareToggle } from '../../entities/compare/CompareToggle.tsx';
import { FavoriteToggle } from '../../entities/favorites/FavoriteToggle.tsx';
import { useIsFavorite } from '../../entities/favorites/saved.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { compareId } from '../../entities/compare/store.ts';

const SeeMyColleges = lazyChunk(async () => (await import('../../entities/favorites/SeeMyColleges.tsx')).SeeMyColleges);

/** All of them need JavaScript, so they are hidden without it. */
export function CollegeActions({ college }: { college: CollegeDetail['college'] }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 noscript:hidden" data-print="hide">
      <FavoriteToggle college={college} look="button" />
      {useIsFavorite(college.id) && (
        <Suspense>
          <SeeMyColleges />
        </Suspense>
      )}
      <CompareToggle id={compareId(college)} name={college.name} look="button" />
      <ShareButton
        title={college.name}
        className="inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-medium text-primary hover:bg-tint active:bg-tint"
      />
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
    </div>
  );
}

import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { Button } from '../../../ui/Button.tsx';

const ReportDialog = lazyChunk(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** Opens a form to say what is wrong with the data of a college. It needs JavaScript, so it is hidden without it. */
export function ReportProblem({ college }: Pick<CollegeDetail, 'college'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sm noscript:hidden" data-print="hide">
      <p className="text-muted">Is a number wrong or outdated?</p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4" />
        Report a problem
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog college={college} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

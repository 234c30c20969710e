import { Download, Printer } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Comparison } from '../../api/domain/colleges.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { download } from '../../lib/download.ts';
import { comparisonCsv } from './comparison-csv.ts';
import type { ComparedMajor } from './major/read-major.ts';

const QUIET =
  'inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-sm font-medium text-primary sm:px-3 no-underline hover:bg-tint';

/** Link, CSV and print. Without JavaScript, the CSV has every field of the colleges instead of the comparison. */
export function CompareActions({ comparison, major }: { comparison: Comparison; major: ComparedMajor | undefined }) {
  const save = (event: MouseEvent) => {
    event.preventDefault();
    download('comparison.csv', 'text/csv', comparisonCsv(comparison, major));
  };
  const ids = comparison.colleges.map(({ id }) => id).join(',');
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1 sm:-mx-3" data-print="hide">
      <ShareButton className={QUIET} label="Copy link" />
      <a className={QUIET} href={`/api/colleges?id=${ids}&format=csv`} download="comparison.csv" onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        CSV
      </a>
      <button type="button" className={`${QUIET} noscript:hidden`} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </button>
    </div>
  );
}

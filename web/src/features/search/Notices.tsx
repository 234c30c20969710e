import { Info } from 'lucide-react';
import type { SearchFault } from '../../api/domain.ts';

/** What of the question was left out, and why: a mistyped link still shows a page. */
export function Notices({ faults, notice }: { faults: SearchFault[]; notice: string | undefined }) {
  return (
    <div role="status" className="mt-4 flex gap-3 rounded-card bg-sky-tint p-4 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky" />
      <div className="grid min-w-0 gap-1">
        {notice !== undefined && <p>{notice}. The search goes on without a place.</p>}
        {faults.length > 0 && (
          <>
            <p>Some of this address could not be read and is ignored:</p>
            <ul className="list-disc pl-5">
              {faults.map(({ path, message }, index) => (
                <li key={index} className="break-all">
                  <strong className="font-semibold">{path}</strong>: {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

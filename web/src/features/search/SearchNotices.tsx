import { Info } from 'lucide-react';
import { SEARCH_WORDS, type SearchFault } from '../../api/domain/search.ts';
import { faultText, type ParamWords } from '../../api/domain/shared.ts';

const WORDS: Readonly<Record<string, ParamWords>> = { ...SEARCH_WORDS, view: { description: 'View: cards, table or map', example: 'map' } };

interface Props {
  faults: SearchFault[];
  notice: string | undefined;
  asksPlace: boolean;
}

/** The ignored parts of the URL, with reasons. A mistyped link still shows results. */
export function SearchNotices({ faults, notice, asksPlace }: Props) {
  return (
    <div role="status" className="mt-4 flex gap-3 rounded-card bg-sky-tint p-4 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky" />
      <div className="grid min-w-0 gap-1">
        {asksPlace && <p>Enter a ZIP code to see colleges near you.</p>}
        {notice !== undefined && <p>{notice}, so the results are not limited to a place.</p>}
        {faults.length > 0 && (
          <>
            <p>These parts of the address are invalid and ignored:</p>
            <ul className="list-disc pl-5">
              {faults.map((fault, index) => (
                <li key={index} className="break-all">
                  <strong className="font-semibold">{fault.path}</strong>: {faultText(fault, WORDS)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

import { countText } from '../../../api/domain/colleges.ts';

/** The heading of the colleges that do not report a number by which the search filters. */
export function UnknownHead({ count }: { count: number }) {
  return (
    <div className="mt-8 mb-4 border-t border-line pt-4 text-sm text-muted">
      <h2 className="font-sans text-base font-semibold tracking-normal text-ink">
        {countText(count)} {count === 1 ? 'college does' : 'colleges do'} not report a number you filter by
      </h2>
      <p>They may or may not match. Clear the last checkbox of the filters to hide them.</p>
    </div>
  );
}

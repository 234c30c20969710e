import { ApiError } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';

/** In place of a list or a profile that could not be fetched. */
export function ReadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <div className="mt-4">
      {error instanceof ApiError && error.status === 429 ? (
        <EmptyState title="You have opened many pages today">
          <p>
            Each person can open a number of lists and profiles a day, so that programs cannot copy them. Try again later, tomorrow at the
            latest.
          </p>
        </EmptyState>
      ) : (
        <LoadFailure what={what} error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

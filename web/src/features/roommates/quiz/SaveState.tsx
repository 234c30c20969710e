import { failureText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';

/** Answers that the server did not take, with another attempt. */
export function SaveState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4 empty:hidden">
      {error !== null && (
        <p className="flex flex-wrap items-center gap-3 rounded-control border border-brick bg-brick-tint px-3 py-2 text-sm font-medium text-brick">
          {failureText(error)} Your last answers are not saved.
          <Button variant="secondary" size="small" onClick={onRetry}>
            Save again
          </Button>
        </p>
      )}
    </div>
  );
}

import { Button } from '../Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { failureText } from '../../lib/api-error.ts';

/** Replaces content that could not be fetched. */
export function LoadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <EmptyState title={`${what} could not be loaded`} tone="error">
      <p>{failureText(error)}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}

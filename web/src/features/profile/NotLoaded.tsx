import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

/** In the place of a tab whose code did not arrive. */
export function NotLoaded() {
  return (
    <EmptyState title="This part could not be loaded" tone="error">
      <p>Check your connection and load the page again.</p>
      <ButtonLink to="" data-reload="" variant="secondary">
        Load the page again
      </ButtonLink>
    </EmptyState>
  );
}

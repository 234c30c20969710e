import { Suspense } from 'react';
import { useConsent } from '../entities/consent/store.ts';
import { usePreferencesClick } from '../entities/consent/use-preferences-click.ts';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

const Banner = lazyChunk(async () => (await import('../entities/consent/ConsentBanner.tsx')).ConsentBanner);
const Preferences = lazyChunk(async () => (await import('../entities/consent/ConsentDialog.tsx')).ConsentDialog);

/**
 * Shows the cookie banner if no valid choice is stored, and the preferences when asked for. The server does not know the choice, so its
 * pages have no banner.
 */
export function Consent() {
  const isHydrated = useIsHydrated();
  const consent = useConsent();
  const [isDialogOpen, closeDialog] = usePreferencesClick();
  return (
    <Suspense>
      {isHydrated && !consent && <Banner />}
      {isDialogOpen && <Preferences onClose={closeDialog} />}
    </Suspense>
  );
}

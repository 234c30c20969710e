import { Suspense, useEffect, useState } from 'react';
import { useConsent } from '../entities/consent/store.ts';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

const Banner = lazyChunk(async () => (await import('../entities/consent/ConsentBanner.tsx')).ConsentBanner);
const Preferences = lazyChunk(async () => (await import('../entities/consent/ConsentDialog.tsx')).ConsentDialog);

/**
 * Shows the cookie banner if no valid choice is stored. The server does not know the choice, so its pages have no banner. A click on
 * any element with `data-cookie-preferences` opens the preferences.
 */
export function Consent() {
  const isHydrated = useIsHydrated();
  const consent = useConsent();
  const [isDialogOpen, setDialogOpen] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-preferences]')) return;
      event.preventDefault();
      setDialogOpen(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <Suspense>
      {isHydrated && !consent && <Banner />}
      {isDialogOpen && <Preferences onClose={() => setDialogOpen(false)} />}
    </Suspense>
  );
}

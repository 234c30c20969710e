import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { onConsentChange, readConsent } from '../entities/consent/store.ts';
import { lazyPart } from '../lib/lazy-chunk.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

const Banner = lazyPart(async () => (await import('../entities/consent/ConsentBanner.tsx')).ConsentBanner);
const Preferences = lazyPart(async () => (await import('../entities/consent/ConsentDialog.tsx')).ConsentDialog);

const onServer = () => undefined;

/**
 * Asks about cookies where no valid choice is stored, which only the browser knows: nothing of this is in the server's pages,
 * and those who have chosen never load it. Anything with `data-cookie-preferences` opens the preferences, on whichever page.
 */
export function Consent() {
  const isHydrated = useIsHydrated();
  const consent = useSyncExternalStore(onConsentChange, readConsent, onServer);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-preferences]')) return;
      event.preventDefault();
      setAsked(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <Suspense>
      {isHydrated && !consent && <Banner />}
      {isAsked && <Preferences onClose={() => setAsked(false)} />}
    </Suspense>
  );
}

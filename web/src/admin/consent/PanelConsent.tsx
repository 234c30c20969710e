import { Suspense } from 'react';
import { useConsent } from '../../entities/consent/store.ts';
import { usePreferencesClick } from '../../entities/consent/use-preferences-click.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';

const Banner = lazyChunk(async () => (await import('./PanelBanner.tsx')).PanelBanner);
const Preferences = lazyChunk(async () => (await import('./PanelPreferences.tsx')).PanelPreferences);

/** The cookie banner and the preferences of the site, with the same stored choice. The panel itself counts nothing. */
export function PanelConsent() {
  const consent = useConsent();
  const [isOpen, close] = usePreferencesClick();
  return (
    <Suspense>
      {!consent && <Banner />}
      {isOpen && <Preferences onClose={close} />}
    </Suspense>
  );
}

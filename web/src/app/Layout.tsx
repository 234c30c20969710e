import { Suspense, useEffect, useRef } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router-dom';
import { useCompareList } from '../entities/compare/store.ts';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { Consent } from './Consent.tsx';
import { footerChunk } from './footer-chunk.ts';
import { Header } from './header/Header.tsx';
import { useLinkClicks } from './link-clicks.ts';
import { Toasts } from './Toasts.tsx';

const CompareTray = lazyChunk(async () => (await import('../entities/compare/CompareTray.tsx')).CompareTray);

/** One element for all renders: an update would discard the server's markup before the code has arrived. */
const FOOTER = (
  <Suspense>
    <footerChunk.Component />
  </Suspense>
);

/** The frame of every page: skip link, header, main, footer. A new page starts at its top with the focus on its heading. */
export function Layout() {
  useFocusOnHeading();
  useLinkClicks();
  // The component of the same name would also load the router's script handling.
  useScrollRestoration();
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <Consent />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
        <Outlet />
      </main>
      {FOOTER}
      <Toasts />
      <LazyCompareTray />
    </div>
  );
}

/** Screen readers announce the heading of the new page. The first page keeps the browser's own focus. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** Loaded with the first college to compare. The comparison itself does not show it. */
function LazyCompareTray() {
  const isEmpty = useCompareList().length === 0;
  const { pathname } = useLocation();
  if (isEmpty || pathname === '/compare') return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}

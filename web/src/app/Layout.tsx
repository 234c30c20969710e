import { useEffect, useRef } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Consent } from './Consent.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { useLinkClicks } from './link-clicks.ts';
import { Toasts } from './Toasts.tsx';
import { TrayMount } from './TrayMount.tsx';

/** The frame of every page: skip link, header, main, footer. Moving to another page starts at its top, with focus on its heading. */
export function Layout() {
  useFocusOnHeading();
  useLinkClicks();
  // The component of the same name would bring the router's script loading along.
  useScrollRestoration();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <Consent />
      <Header />
      <Progress />
      <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <TrayMount />
    </div>
  );
}

/** Readers of screens hear the new page's name; the first page keeps the browser's own start. */
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

/** A thin line while the next page is on its way; quick answers never show it. */
function Progress() {
  const isMoving = useNavigation().state === 'loading';
  if (!isMoving) return null;
  return <div role="status" aria-label="Loading" className="loading-line fixed inset-x-0 top-0 z-50 h-0.5 bg-primary" />;
}

import type { ReactNode } from 'react';

/**
 * A link that only the keyboard sees. It leads past the settings of a page to its `ResultsRegion`. Put it after the heading, which has the
 * focus when a link of the site has led to the page.
 */
export const SkipToResults = () => (
  <a
    href="#results"
    data-print="hide"
    className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
  >
    Skip to results
  </a>
);

/** Where `SkipToResults` leads. A page has one. */
export const ResultsRegion = ({ children }: { children: ReactNode }) => (
  <div id="results" tabIndex={-1} className="focus:outline-none">
    {children}
  </div>
);

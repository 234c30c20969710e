/** A link that only the keyboard sees, to the element `results`. It must be able to take the focus. */
export const SkipToResults = () => (
  <a
    href="#results"
    data-print="hide"
    className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
  >
    Skip to results
  </a>
);

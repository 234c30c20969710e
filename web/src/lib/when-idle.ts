const MAX_WAIT_MS = 10_000;
/** For browsers without `requestIdleCallback`. */
const FALLBACK_MS = 2000;
const USE_EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/** Calls back when the page is loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
    else setTimeout(callback, FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Resolves when the page is idle or the reader uses it. */
export function idleOrUsed(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
    for (const event of USE_EVENTS) window.addEventListener(event, () => resolve(), { once: true });
  });
}

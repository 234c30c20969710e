const LONGEST_WAIT_MS = 10_000;
/** Where the browser does not tell. */
const GUESS_MS = 2000;
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/** Calls back once this page is loaded and the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    else setTimeout(callback, GUESS_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Is over when the page is idle, or as soon as its reader does anything. */
export function idleOrUsed(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, () => resolve(), { once: true });
  });
}

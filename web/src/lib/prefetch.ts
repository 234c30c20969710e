import { whenIdle } from './when-idle.ts';

/** Long enough that passing over a link is no interest in it. */
const INTEREST_MS = 80;

type Prefetch = (path: string) => Promise<unknown>;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether fetching ahead is welcome: not for readers who save data or wait on a slow line. */
export function mayPrefetch({ connection }: { connection?: Connection } = navigator as { connection?: Connection }): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches pages ahead once this one is loaded and idle, one after the other. A failure only means that nothing is ahead. */
export function prefetchWhenIdle(paths: readonly string[], prefetch: Prefetch): void {
  if (!mayPrefetch()) return;
  const all = async () => {
    for (const path of paths) await prefetch(path).catch(() => undefined);
  };
  whenIdle(() => void all());
}

/** Fetches a page ahead when a link to it is pointed at or focused for a moment; each path once. Returns how to stop that. */
export function prefetchOnInterest(isWorthwhile: (path: string) => boolean, prefetch: Prefetch): () => void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onInterest = ({ target }: Event) => {
    clearTimeout(timer);
    const path = pathOfLink(target);
    if (path === undefined || done.has(path) || !isWorthwhile(path) || !mayPrefetch()) return;
    timer = setTimeout(() => {
      done.add(path);
      prefetch(path).catch(() => done.delete(path));
    }, INTEREST_MS);
  };
  document.addEventListener('pointerover', onInterest);
  document.addEventListener('focusin', onInterest);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', onInterest);
    document.removeEventListener('focusin', onInterest);
  };
}

function pathOfLink(target: EventTarget | null): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  return anchor?.origin === window.location.origin ? anchor.pathname : undefined;
}

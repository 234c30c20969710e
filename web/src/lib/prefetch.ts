import { whenIdle } from './when-idle.ts';

/** A shorter hover only passes over the link. */
const INTEREST_MS = 80;

type Prefetch = (path: string) => Promise<unknown>;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False if the reader saves data or has a slow connection. */
export function mayPrefetch({ connection }: { connection?: Connection } = navigator as { connection?: Connection }): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Prefetches pages one after another when this page is idle. Failures are ignored. */
export function prefetchWhenIdle(paths: readonly string[], prefetch: Prefetch): void {
  if (!mayPrefetch()) return;
  const all = async () => {
    for (const path of paths) await prefetch(path).catch(() => undefined);
  };
  whenIdle(() => void all());
}

/** Prefetches a page when its link is hovered or focused for 80 ms, each path once. Returns a function that stops it. */
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

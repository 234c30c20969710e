import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { idleOrUsed } from './when-idle.ts';

interface Options {
  /** Wait until the page is idle or used. Until then the browser shows the server's markup. */
  isPatient?: boolean;
  /** Wait for a `preload` that does not fail, as long as the server's markup needs no change. */
  isLate?: boolean;
}

/**
 * A component in its own JavaScript chunk that the server still renders: call `preload` before rendering. The browser keeps the
 * server's markup until the chunk is loaded. If loading fails, the page works without it. Render `Component` inside `Suspense`.
 */
export function hydratedChunk<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isPatient = false, isLate = false }: Options = {},
) {
  let loaded: ComponentType<P> | undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let attempts = 0;
  const preload = async () => {
    loaded ??= await load();
    begin();
    return loaded;
  };
  const Lazy: ComponentType<P> = lazy(async () => {
    if (isPatient) await idleOrUsed();
    if (isLate) await begun;
    return { default: await preload().catch(() => LoadError) };
  });

  const choose = () => {
    // React asks again if something above changes, and holds the change back until the chunk is here.
    attempts += 1;
    if (isLate && attempts > 1) preload().catch(() => undefined);
    return loaded ?? Lazy;
  };

  function Chunk(props: P): ReactNode {
    // Chosen once: a chunk that arrives later must not remount the component.
    const [Chosen] = useState(choose);
    return createElement(Chosen, props);
  }
  return { preload, Component: Chunk };
}

const LoadError = (): ReactNode =>
  createElement('p', { className: 'py-2 text-sm text-muted' }, 'This part could not be loaded. Reload the page.');

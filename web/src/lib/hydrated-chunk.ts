import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { idleOrUsed } from './when-idle.ts';

interface Options {
  /** Wait until the page is idle or used. Until then the browser shows the server's markup. */
  isPatient?: boolean;
}

/**
 * A component in its own JavaScript chunk that the server still renders: call `preload` before rendering. The browser keeps the
 * server's markup until the chunk is loaded. If loading fails, the page works without it. Render `Component` inside `Suspense`.
 */
export function hydratedChunk<P extends object>(load: () => Promise<ComponentType<P>>, { isPatient = false }: Options = {}) {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy: ComponentType<P> = lazy(async () => {
    if (isPatient) await idleOrUsed();
    return { default: await preload().catch(() => LoadError) };
  });

  function Chunk(props: P): ReactNode {
    // Chosen once: a chunk that arrives later must not remount the component.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  }
  return { preload, Component: Chunk };
}

const LoadError = (): ReactNode =>
  createElement('p', { className: 'py-2 text-sm text-muted' }, 'This part could not be loaded. Reload the page.');

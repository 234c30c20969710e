import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component in its own JavaScript chunk that the server renders: call `preload` before rendering. The browser keeps the server's markup
 * until a `preload` does not fail, or something above it changes. Render `Component` inside `Suspense`.
 */
export function lateChunk<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  let arrive: (component: ComponentType<P>) => void = () => undefined;
  const arrived = new Promise<ComponentType<P>>((resolve) => {
    arrive = resolve;
  });
  const preload = async () => {
    loaded ??= await load();
    arrive(loaded);
  };
  const Lazy: ComponentType<P> = lazy(async () => ({ default: await arrived }));

  let attempts = 0;
  const choose = () => {
    attempts += 1;
    // React asks again if something above changes, and holds the change back until the chunk is here.
    if (attempts > 1) preload().catch(() => undefined);
    return loaded ?? Lazy;
  };

  function Chunk(props: P): ReactNode {
    // Chosen once: a chunk that arrives later must not remount the component.
    const [Chosen] = useState(choose);
    return createElement(Chosen, props);
  }
  return { preload, Component: Chunk };
}

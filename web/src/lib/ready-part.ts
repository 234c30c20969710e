import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page in a chunk of its own, for those who look at it. The server makes it ready before it renders and so draws it
 * at once; a browser keeps what the server drew until the code is there. Put `Part` inside `Suspense`.
 */
export function readyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const makeReady = async () => (loaded ??= await load());
  const Lazy: ComponentType<P> = lazy(async () => ({ default: await makeReady() }));

  function Part(props: P): ReactNode {
    // Chosen once, so that a part that becomes ready meanwhile is not mounted anew.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  }
  return { makeReady, Part };
}

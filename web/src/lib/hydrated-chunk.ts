import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { idleOrUsed } from './when-idle.ts';

interface Options {
  /** It may come after all that the page needs at first: what the server drew stands there meanwhile. */
  isPatient?: boolean;
}

/**
 * A part of a page in a chunk of its own, for those who look at it. The server makes it ready before it renders and so draws it
 * at once; a browser keeps what the server drew until the code is there, and a move within the page waits for it. Where it cannot
 * be loaded (no connection, a new version on the server) the page stands without it. Put `Part` inside `Suspense`.
 */
export function readyPart<P extends object>(load: () => Promise<ComponentType<P>>, { isPatient = false }: Options = {}) {
  let loaded: ComponentType<P> | undefined;
  const makeReady = async () => (loaded ??= await load());
  const Lazy: ComponentType<P> = lazy(async () => {
    if (isPatient) await idleOrUsed();
    return { default: await makeReady().catch(() => Missing) };
  });

  function Part(props: P): ReactNode {
    // Chosen once, so that a part that becomes ready meanwhile is not mounted anew.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  }
  return { makeReady, Part };
}

const Missing = (): ReactNode =>
  createElement('p', { className: 'py-2 text-sm text-muted' }, 'This part could not be loaded. Reload the page.');

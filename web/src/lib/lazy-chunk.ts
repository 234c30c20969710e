import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of the page that is loaded when it is first shown. Whatever is shown around it must not fall when it cannot be
 * loaded (no connection, a new version on the server): then it is simply not there.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Nothing = (): null => null;

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component in its own JavaScript chunk, loaded when it is first shown. If loading fails (no connection, a new version on the
 * server), it renders nothing, so that the page around it keeps working.
 */
export function lazyChunk<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Nothing = (): null => null;

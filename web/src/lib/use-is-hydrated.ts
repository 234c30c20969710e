import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in the render that must match it, true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

import type * as MapModule from './MapView.tsx';

let loaded: typeof MapModule | undefined;

/** The map's code, which only those who look at the map need. */
export const loadMap = async () => (loaded ??= await import('./MapView.tsx'));

/** The map if its code is there: on the server, which waits for it before it renders. */
export const loadedMap = () => loaded?.MapView;

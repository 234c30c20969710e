import { lazy, type ComponentType } from 'react';

/** A page whose code is loaded when it is first opened, so that the first page of the panel stays small. */
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));

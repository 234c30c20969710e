import { lazy, type ComponentType } from 'react';
import type * as RecordPages from './record-pages.ts';

/** A page of record-pages.ts. Its code is loaded when it is first opened, so that the first page of the panel stays small. */
export const lazyPage = (name: keyof typeof RecordPages): ComponentType =>
  lazy(async () => ({ default: (await import('./record-pages.ts'))[name] }));

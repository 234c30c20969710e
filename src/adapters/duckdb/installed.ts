import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export type Resolve = (name: string) => string;

const resolveHere: Resolve = createRequire(import.meta.url).resolve;

/** Whether the optional package is there. It is not loaded: only the engine's process does that. */
export function isInstalled(resolve: Resolve = resolveHere): boolean {
  try {
    resolve('@duckdb/node-api');
    return true;
  } catch {
    return false;
  }
}

/** The loader of TypeScript as an address, because the engine's process starts in another folder. */
export const loaderUrl = (): string => pathToFileURL(resolveHere('tsx')).href;

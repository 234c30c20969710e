import type { ReactNode } from 'react';

/** The markup that the server makes, in a test whose browser is jsdom. */
export async function serverMarkup(part: ReactNode): Promise<string> {
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, {
    MessageChannel: class {
      readonly port1 = {};
      readonly port2 = {};
    },
  });
  return (await import('react-dom/server')).renderToString(part);
}

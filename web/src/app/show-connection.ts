import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ConnectionBar, type Moves } from './ConnectionBar.tsx';

/** Puts the bar above the page. It has a root of its own, because no page waits for its code, and it must be there before the connection ends. */
export function showConnection(moves: Moves): void {
  const place = document.createElement('div');
  // Its box must not end where the page begins, or the bar would scroll away with it.
  place.className = 'contents';
  document.body.prepend(place);
  createRoot(place).render(createElement(ConnectionBar, { moves }));
}

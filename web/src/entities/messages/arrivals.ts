type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Calls back with a sentence for screen readers when a message has arrived. Returns a function that unsubscribes. */
export function onArrival(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceArrival(text: string): void {
  for (const listener of [...listeners]) listener(text);
}

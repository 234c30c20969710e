/**
 * Short messages about what just happened. The state only: what shows them is loaded with the first one (app/ToastViewer.tsx).
 * Written here because the usual package brings its own style sheet, which the content security policy refuses, and 9 kB.
 */
export interface Toast {
  title: string;
  description?: string;
  /** `destructive` interrupts a screen reader: something failed. */
  tone?: 'default' | 'destructive';
  /** What can be done about it; doing it ends the message. */
  action?: { label: string; run: () => void };
  /** Another page of the site that goes on from here. */
  link?: { label: string; to: string };
}
export interface ShownToast extends Toast {
  id: number;
}

/** More at once than anybody reads; the oldest go first. */
const MOST_TOASTS = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message; returns its id, for `dismissToast`. */
export function toast(message: Toast): number {
  lastId += 1;
  show([...shown, { ...message, id: lastId }].slice(-MOST_TOASTS));
  return lastId;
}

export function dismissToast(id: number): void {
  show(shown.filter((one) => one.id !== id));
}

/** The messages to be seen now, oldest first; the same array until something changes. */
export function shownToasts(): readonly ShownToast[] {
  return shown;
}

/** Calls back after each change; returns how to stop that. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

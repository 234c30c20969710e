import type { ReactNode } from 'react';
import { createStoredValue } from './stored-value.ts';

/**
 * Short messages about what just happened. Their viewer is loaded with the first message (app/ToastViewer.tsx). Written here
 * because the usual package costs 9 kB and brings a style sheet that the content security policy refuses.
 */
export interface Toast {
  title: string;
  description?: string;
  /** `destructive` reports a failure. It interrupts a screen reader. */
  tone?: 'default' | 'destructive';
  /** Running the action dismisses the message. */
  action?: { label: string; run: () => void };
  /** A button that dismisses the message and opens this dialog. */
  dialog?: { label: string; render: (onClose: () => void) => ReactNode };
  /** A page of this site where the reader can continue. */
  link?: { label: string; to: string };
}
export interface ShownToast extends Toast {
  id: number;
}

/** If there are more at once, the oldest are dropped. */
const MAX_TOASTS = 3;

/** The visible messages, oldest first. */
const toasts = createStoredValue<readonly ShownToast[]>({ fallback: [] });
export const shownToasts = toasts.get;
export const useToasts = (): readonly ShownToast[] => toasts.useValue();

let lastId = 0;

/** Shows a message. Returns its id for `dismissToast`. */
export function toast(message: Toast): number {
  lastId += 1;
  toasts.set([...shownToasts(), { ...message, id: lastId }].slice(-MAX_TOASTS));
  return lastId;
}

export function dismissToast(id: number): void {
  toasts.set(shownToasts().filter((one) => one.id !== id));
}

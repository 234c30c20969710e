import { useEffect, useState } from 'react';
import { useToasts } from '../lib/toast.ts';
import type { ToastViewer } from './ToastViewer.tsx';

/**
 * Loads the viewer with the first message. It stays mounted, so that screen readers know its live regions. Not a lazy component: one whose
 * chunk arrived while a page change was being rendered once stayed empty, and the message was lost. A failed load is tried again.
 */
export function Toasts() {
  const toasts = useToasts();
  const [viewer, setViewer] = useState<{ View: typeof ToastViewer }>();
  const latest = toasts.at(-1)?.id;
  useEffect(() => {
    if (viewer || latest === undefined) return;
    import('./ToastViewer.tsx').then(
      ({ ToastViewer: View }) => setViewer({ View }),
      () => undefined,
    );
  }, [viewer, latest]);
  return viewer ? <viewer.View toasts={toasts} /> : null;
}

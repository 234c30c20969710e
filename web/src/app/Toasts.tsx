import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazy-chunk.ts';
import { onToastChange, shownToasts, type ShownToast } from '../lib/toast.ts';

const ToastViewer = lazyPart(async () => (await import('./ToastViewer.tsx')).ToastViewer);

const NONE: readonly ShownToast[] = [];
const onServer = () => NONE;

/** Where messages appear; what draws them is loaded with the first one, and stays so that screen readers know the place. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastChange, shownToasts, onServer);
  const [isUsed, setUsed] = useState(false);
  if (toasts.length > 0 && !isUsed) setUsed(true);
  return <Suspense>{isUsed && <ToastViewer toasts={toasts} />}</Suspense>;
}

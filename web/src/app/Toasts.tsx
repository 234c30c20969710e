import { Suspense, useState } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { useToasts } from '../lib/toast.ts';

const ToastViewer = lazyChunk(async () => (await import('./ToastViewer.tsx')).ToastViewer);

/** Loads the viewer with the first message. It stays mounted, so that screen readers know its live regions. */
export function Toasts() {
  const toasts = useToasts();
  const [isUsed, setUsed] = useState(false);
  if (toasts.length > 0 && !isUsed) setUsed(true);
  return <Suspense>{isUsed && <ToastViewer toasts={toasts} />}</Suspense>;
}

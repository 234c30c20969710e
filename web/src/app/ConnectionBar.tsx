import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCoveredHeight } from '../lib/use-covered-height.ts';

/** What the bar reads of the router. */
export interface Moves {
  subscribe: (listener: () => void) => () => void;
  state: { navigation: { state: string }; errors: object | null };
}

/** In milliseconds. */
const LONG_WAIT = 2_000;

/** A line while the next page loads, and words: at once when the browser is offline, after two seconds when a page change takes long. */
export function ConnectionBar({ moves }: { moves: Moves }) {
  const bar = useRef<HTMLDivElement>(null);
  useCoveredHeight(bar, '--bar-height');
  const isOffline = useSyncExternalStore(onConnection, () => !navigator.onLine);
  const isMoving = useSyncExternalStore(moves.subscribe, () => moves.state.navigation.state === 'loading');
  const isSlow = useIsLong(isMoving);
  useLoadAfterReturn(moves);
  const text = isOffline ? offlineText(isMoving) : isSlow ? 'The page is still loading. Your connection may be slow.' : '';
  return (
    <>
      {isMoving && <Progress />}
      <div ref={bar} role="status" data-print="hide" className="sticky top-0 z-50 bg-ink text-center text-sm text-paper">
        {text !== '' && <p className="px-4 py-2">{text}</p>}
      </div>
    </>
  );
}

/** A thin line while the next page loads. The style sheet delays it, so that a fast answer never shows it. */
const Progress = () => <div role="status" aria-label="Loading" className="loading-line fixed inset-x-0 top-0 z-60 h-0.5 bg-primary" />;

const offlineText = (isMoving: boolean): string =>
  isMoving
    ? 'You are offline. The page that you chose loads when you are back.'
    : 'You are offline. What you open now loads when you are back.';

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether something has been true for two seconds. */
function useIsLong(isTrue: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isTrue]);
  return isLong;
}

/** Fetched data waits for the connection by itself. A page whose code could not be fetched is opened again. */
function useLoadAfterReturn(moves: Moves): void {
  useEffect(() => {
    let wasOffline = !navigator.onLine;
    return onConnection(() => {
      if (navigator.onLine && wasOffline && moves.state.errors !== null) window.location.reload();
      wasOffline = !navigator.onLine;
    });
  }, [moves]);
}

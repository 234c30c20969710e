/** In milliseconds that a message must be in view. */
const LONG_ENOUGH = 1_000;
/** In milliseconds: messages that were read together are one call. */
const TOGETHER = 100;

interface Ports {
  /** Whether the page is visible and has the focus. */
  isActive: () => boolean;
  /** Receives the latest message that was read. */
  onRead: (upTo: number) => void;
}

/** Decides which messages a person has read: those that were in view for a second while the person looked at the page. */
export function createReadTracker({ isActive, onRead }: Ports) {
  /** The messages in view, with their clocks. A clock runs only while the page is active. */
  const inView = new Map<number, ReturnType<typeof setTimeout> | undefined>();
  let latest = 0;
  let sending: ReturnType<typeof setTimeout> | undefined;
  let isSuspended = false;

  const canRead = () => !isSuspended && isActive();

  function startClock(id: number): void {
    clearTimeout(inView.get(id));
    inView.set(id, canRead() ? setTimeout(() => finish(id), LONG_ENOUGH) : undefined);
  }

  function finish(id: number): void {
    if (!canRead() || id <= latest) return;
    latest = id;
    sending ??= setTimeout(() => {
      sending = undefined;
      if (!isSuspended) onRead(latest);
    }, TOGETHER);
  }

  return {
    enter(id: number): void {
      if (!inView.has(id)) startClock(id);
    },
    leave(id: number): void {
      clearTimeout(inView.get(id));
      inView.delete(id);
    },
    /** The page became visible or hidden, or its focus changed: all clocks start again. */
    activityChanged(): void {
      for (const id of inView.keys()) startClock(id);
    },
    /** Nothing is read any more. */
    suspend(): void {
      isSuspended = true;
      clearTimeout(sending);
      for (const id of inView.keys()) startClock(id);
    },
    stop(): void {
      clearTimeout(sending);
      for (const clock of inView.values()) clearTimeout(clock);
      inView.clear();
    },
  };
}

export type ReadTracker = ReturnType<typeof createReadTracker>;

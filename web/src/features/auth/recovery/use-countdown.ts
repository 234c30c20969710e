import { useEffect, useState } from 'react';

/** The remaining whole seconds; `start` restarts it. Uses the clock, because timers in background tabs run late. */
export function useCountdown(seconds: number, isRunning: boolean): { left: number; start: () => void } {
  const [end, setEnd] = useState(() => (isRunning ? Date.now() + seconds * 1000 : undefined));
  const [left, setLeft] = useState(isRunning ? seconds : 0);
  useEffect(() => {
    if (end === undefined) return undefined;
    const tick = () => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end]);
  return {
    left,
    start() {
      setLeft(seconds);
      setEnd(Date.now() + seconds * 1000);
    },
  };
}

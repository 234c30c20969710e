import { useCallback, useEffect, useRef } from 'react';

/** `later` calls back after this many milliseconds without another call, `now` at once. `cancel` drops a waiting call. */
export function useDebounced<A extends unknown[]>(callback: (...args: A) => void, milliseconds: number) {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const later = useCallback(
    (...args: A) => {
      cancel();
      timer.current = setTimeout(() => latest.current(...args), milliseconds);
    },
    [cancel, milliseconds],
  );
  const now = useCallback(
    (...args: A) => {
      cancel();
      latest.current(...args);
    },
    [cancel],
  );
  return { later, now, cancel };
}

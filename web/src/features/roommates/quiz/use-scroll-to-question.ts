import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Questions appear after the page, too late for the browser to scroll to the one in the address. */
export function useScrollToQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const card = document.getElementById(hash.slice(1));
    card?.scrollIntoView();
    card?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }, [hash]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section in the address. The browser cannot, because the section renders after the page loads. */
export function useScrollToSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}

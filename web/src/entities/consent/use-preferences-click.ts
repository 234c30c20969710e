import { useEffect, useState } from 'react';

/** Whether the preferences are open, and how to close them. A click on any element with `data-cookie-preferences` opens them. */
export function usePreferencesClick(): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-preferences]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return [isOpen, () => setOpen(false)];
}

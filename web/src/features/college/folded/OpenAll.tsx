import { useState } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Button } from '../../../ui/Button.tsx';

/** Opens all sections, to read, search or print the whole page, and folds them again. */
export function OpenAll() {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const toggle = () => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('section > details')) folded.open = !isOpen;
    setIsOpen(!isOpen);
  };
  return (
    <p className="mt-3 flex justify-end" data-print="hide">
      <Button variant="quiet" size="small" disabled={!isHydrated} onClick={toggle}>
        {isOpen ? 'Fold all sections' : 'Open all sections'}
      </Button>
    </p>
  );
}

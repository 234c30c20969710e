import { lazy, Suspense, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { RailProps } from './rail.ts';

const WeightsDialog = lazy(async () => ({ default: (await import('./WeightsDialog.tsx')).WeightsDialog }));

/** On a phone the controls fill the screen. */
export function WeightsDialogButton(props: RailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="w-full" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Weights and filters
      </Button>
      {isOpen && (
        <Suspense>
          <WeightsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { SidebarProps } from './sidebar-props.ts';

const WeightsDialog = lazy(async () => ({ default: (await import('./WeightsDialog.tsx')).WeightsDialog }));

/** Opens the weights and filters on phones. */
export function WeightsDialogButton(props: SidebarProps) {
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

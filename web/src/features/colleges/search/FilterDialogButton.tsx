import { lazy, Suspense, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { countText } from '../../../api/contracts.ts';
import { Button } from '../../../components/Button.tsx';
import { chipsOf } from './chips.ts';
import { FilterRail } from './FilterRail.tsx';
import type { RailProps } from './rail.ts';

const Dialog = lazy(async () => ({ default: (await import('../../../components/Dialog.tsx')).Dialog }));

/** On a phone the filters fill the screen; the button at their foot always says what they would show. */
export function FilterDialogButton(props: RailProps) {
  const [isOpen, setOpen] = useState(false);
  const active = chipsOf(props.query).filter(({ param }) => param !== 'q').length;
  const total = props.outcome?.result.total;
  return (
    <>
      <Button variant="secondary" className="w-full" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters{active > 0 && ` (${active})`}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            title="Filters"
            onClose={() => setOpen(false)}
            footer={
              <Button className="w-full" onClick={() => setOpen(false)}>
                {total === undefined ? 'Show colleges' : `Show ${countText(total)} ${total === 1 ? 'college' : 'colleges'}`}
              </Button>
            }
          >
            <FilterRail {...props} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

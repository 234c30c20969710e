import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { filterCount } from './browse-url.ts';
import { FilterForm, type FilterProps } from './FilterForm.tsx';
import { peopleText } from './people-text.ts';

/** Opens the filters on narrow screens. Shows how many are in use. `total`: undefined until the list is known. */
export function FilterDialogButton({ total, ...filters }: FilterProps & { total: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const active = filterCount(filters.query);
  return (
    <>
      <Button variant="secondary" className="w-full" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters{active > 0 && ` (${active})`}
      </Button>
      {isOpen && (
        <Dialog
          title="Filters"
          onClose={() => setOpen(false)}
          footer={
            <Button className="w-full" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
              {total === undefined ? 'Show people' : `Show ${peopleText(total)}`}
            </Button>
          }
        >
          <div className="py-4">
            <FilterForm {...filters} />
          </div>
        </Dialog>
      )}
    </>
  );
}

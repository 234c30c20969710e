import { lazy, Suspense, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { FilterProps } from './filter-props.ts';
import { countOfFilters } from '../search-url.ts';

const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog.tsx')).FilterDialog }));

/** Opens the filters on narrow screens. Shows the number of filters in use. */
export function FilterDialogButton(props: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const active = countOfFilters(props.query);
  return (
    <>
      <Button variant="secondary" className="w-full" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters{active > 0 && ` (${active})`}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

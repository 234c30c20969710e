import { lazy, Suspense, useState } from 'react';
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
      <Button variant="secondary" className="px-3 text-sm md:hidden" onClick={() => setOpen(true)}>
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

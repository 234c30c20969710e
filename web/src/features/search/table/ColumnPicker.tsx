import { Columns3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { COLUMN_KEYS, COLUMNS, resetColumns, toggleColumn, useColumns } from './columns.ts';

/** The columns of the table, as checkboxes in a box that opens. This browser keeps the choice. */
export function ColumnPicker({ className }: { className: string }) {
  const chosen = useColumns();
  const box = useRef<HTMLDetailsElement>(null);
  useClosing(box);
  return (
    <details ref={box} className="relative">
      <summary className={`${className} cursor-pointer list-none`}>
        <Columns3 aria-hidden="true" className="size-4" />
        Columns
      </summary>
      <fieldset className="absolute top-full left-0 z-20 max-sm:right-0 max-sm:left-auto mt-1 w-64 rounded-card border border-line bg-card p-4 shadow-soft">
        <legend className="sr-only">Columns of the table</legend>
        {COLUMN_KEYS.map((key) => (
          <Checkbox key={key} label={COLUMNS[key].label} checked={chosen.includes(key)} onChange={() => toggleColumn(key)} />
        ))}
        <button type="button" onClick={resetColumns} className="mt-2 min-h-8 text-sm text-primary underline underline-offset-3">
          Usual columns
        </button>
      </fieldset>
    </details>
  );
}

/** Closes on Escape, with the focus back on the summary, and when the focus or a click goes elsewhere. */
function useClosing(box: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const details = box.current;
      if (event.key !== 'Escape' || details?.open !== true) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) box.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [box]);
}

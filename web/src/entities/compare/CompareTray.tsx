import { useRef } from 'react';
import { X } from 'lucide-react';
import { MAX_COMPARED } from '../../api/domain/colleges.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { compareHref, removeFromCompare, replaceCompareList, useCompareList } from './store.ts';
import { useCoveredHeight } from '../../lib/use-covered-height.ts';

/**
 * The compare list at the lower edge of the window. It is the last element of the page and sticks to the edge, so that it never
 * covers the last lines.
 */
export function CompareTray() {
  const list = useCompareList();
  const tray = useRef<HTMLElement>(null);
  useCoveredHeight(tray, '--tray-height');
  if (list.length === 0) return null;
  return (
    <section
      ref={tray}
      aria-label="Colleges to compare"
      data-print="hide"
      className="sticky bottom-[var(--banner-height,0px)] z-20 border-t border-edge bg-card shadow-soft"
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <p role="status" className="figure text-sm text-muted">
          {list.length} of {MAX_COMPARED}
          <span className="sr-only"> colleges in the compare list</span>
        </p>
        <ul className="order-last flex w-full min-w-0 gap-2 overflow-x-auto py-1 md:order-none md:w-auto md:flex-1">
          {list.map(({ id, name }) => (
            <li key={id} className="flex shrink-0 items-center rounded-full border border-line bg-paper pl-3 text-sm">
              <span className="max-w-44 truncate" title={name}>
                {name}
              </span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => removeFromCompare(id)}
                className="inline-flex size-8 items-center justify-center rounded-full text-muted hover:bg-tint hover:text-primary"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex gap-1">
          <Button size="small" variant="quiet" onClick={() => replaceCompareList([])}>
            Clear
          </Button>
          <ButtonLink size="small" to={compareHref(list.map(({ id }) => id))}>
            Compare {list.length}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

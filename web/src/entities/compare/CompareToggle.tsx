import { MAX_COMPARED } from '../../api/domain/colleges.ts';
import { addToCompare, removeFromCompare, useIsCompared } from './store.ts';
import { toast } from '../../lib/toast.ts';

interface Props {
  /** From `compareId`. */
  id: number;
  name: string;
  /** `button`: beside other buttons. `bare`: in a table column that has a heading. */
  look?: 'plain' | 'button' | 'bare';
}

const LOOKS = {
  plain: 'min-h-8 px-1 text-primary',
  button: 'min-h-9 border border-edge bg-card px-3 text-ink pointer-coarse:min-h-11 hover:border-primary hover:text-primary',
  bare: 'min-h-8 min-w-8 justify-center',
} as const;

/** Adds a college to the compare list. Hidden without scripts, because then there is no list. */
export function CompareToggle({ id, name, look = 'plain' }: Props) {
  const isCompared = useIsCompared(id);
  const toggle = () => {
    if (isCompared) removeFromCompare(id);
    else if (!addToCompare({ id, name })) {
      toast({
        title: `You can compare up to ${MAX_COMPARED} colleges`,
        description: `Remove one from your list to add ${name}.`,
      });
    }
  };
  return (
    <label
      data-print="hide"
      className={`relative inline-flex w-fit items-center gap-2 rounded-control text-sm font-medium hover:bg-tint noscript:hidden ${LOOKS[look]}`}
    >
      <input type="checkbox" checked={isCompared} onChange={toggle} className="size-4 accent-primary" />
      <span className={look === 'bare' ? 'sr-only' : ''}>
        Compare<span className="sr-only"> {name}</span>
      </span>
    </label>
  );
}

import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  hint: string;
  /** Side and width, as classes. In a table, a wide hint would be cut off. */
  place?: string;
}

/**
 * A short explanation of a word, shown on hover, focus and touch, and closed with Escape. Only markup and styles show it, so that it
 * works before scripts run.
 */
export function Tooltip({ children, hint, place = 'left-0 w-64' }: Props) {
  const id = useId();
  return (
    <span className="group/tip relative inline-block">
      <button
        type="button"
        aria-describedby={id}
        onKeyDown={blurOnEscape}
        className="figure min-h-6 cursor-help font-[inherit] underline decoration-dotted decoration-1 underline-offset-4"
      >
        {children}
      </button>
      <span
        id={id}
        role="tooltip"
        className={`invisible absolute bottom-full z-20 max-w-[70vw] pb-2 opacity-0 transition-opacity duration-150 group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100 ${place}`}
      >
        <span className="block rounded-control bg-ink px-3 py-2 font-sans text-xs font-normal text-paper shadow-soft">{hint}</span>
      </span>
    </span>
  );
}

function blurOnEscape(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === 'Escape') event.currentTarget.blur();
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { EllipsisVertical } from 'lucide-react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  isDestructive?: boolean;
  run: () => void;
}

interface Props {
  /** The accessible name of the button. */
  label: string;
  actions: readonly MenuAction[];
  /** The edge of the button at which the list begins. */
  side?: 'left' | 'right';
  /** Look of the button. */
  className?: string;
}

/** A button that opens a short list of actions. Escape, a press outside and the choice of an action close it. */
export function ActionMenu({ label, actions, side = 'right', className = '' }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    // The keys belong to the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={area}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          close();
        } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          event.preventDefault();
          moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1);
        }
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`inline-flex size-9 items-center justify-center rounded-control text-muted hover:bg-tint hover:text-primary aria-expanded:bg-tint aria-expanded:text-primary ${className}`}
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </button>
      <ul
        ref={list}
        id={id}
        className={`absolute top-full ${side === 'right' ? 'right-0' : 'left-0'} z-20 mt-1 w-max max-w-64 rounded-card border border-line bg-card p-1 shadow-soft ${isOpen ? '' : 'hidden'}`}
      >
        {actions.map(({ label: text, icon, isDestructive = false, run }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => {
                close();
                run();
              }}
              className={`flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-left text-sm hover:bg-tint ${isDestructive ? 'text-brick' : 'text-ink'}`}
            >
              {icon}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((at + by + buttons.length) % buttons.length)?.focus();
}

import { ChevronDown } from 'lucide-react';
import { isCurrent, type MenuEntry, type MenuGroup } from '../menu.ts';

/** The look of the top-level items: in the bar, or in the list on a phone. */
export const MENU_TOP_LOOK =
  'inline-flex min-h-10 items-center gap-1 rounded-control px-3 text-sm font-medium text-ink no-underline hover:bg-tint hover:text-primary max-md:min-h-12 max-md:w-full max-md:text-base';

interface Props {
  group: MenuGroup;
  pathname: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** A menu group: a button and the panel that it opens. */
export function MenuGroupItem({ group: { id, label, entries, isWide = false }, pathname, isOpen, onToggle }: Props) {
  const panelId = `menu-${id}`;
  const holdsCurrent = entries.some((entry) => isCurrent(entry, pathname));
  return (
    <li className="max-md:border-b max-md:border-line lg:relative">
      <button
        type="button"
        data-menu-top={id}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
        className={`${MENU_TOP_LOOK} max-md:justify-between ${holdsCurrent ? 'text-primary' : ''} ${isOpen ? 'md:bg-tint md:text-primary' : ''}`}
      >
        {label}
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={panelId}
        data-menu-group={id}
        className={`z-30 pb-3 md:absolute md:top-full md:left-0 md:mt-2 md:rounded-card md:border md:border-line md:bg-card md:p-3 md:shadow-soft ${isWide ? 'md:w-[600px]' : 'md:w-[400px]'} ${isOpen ? '' : 'hidden'}`}
      >
        <ul className={isWide ? 'columns-2 gap-2' : ''}>
          {entries.map((entry) => (
            <li key={entry.to} className="break-inside-avoid">
              <Entry entry={entry} isHere={isCurrent(entry, pathname)} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Entry({ entry, isHere }: { entry: MenuEntry; isHere: boolean }) {
  return (
    <a href={entry.to} {...(isHere && { 'aria-current': 'page' as const })} className="menu-entry">
      {entry.label}
    </a>
  );
}

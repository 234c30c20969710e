import { ChevronDown } from 'lucide-react';
import { isCurrent, type MenuEntry, type MenuGroup } from '../menu.ts';

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
        className={`menu-top max-md:justify-between ${holdsCurrent ? 'text-primary' : ''} ${isOpen ? 'md:bg-tint md:text-primary' : ''}`}
      >
        {label}
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={panelId} data-menu-group={id} className={`menu-panel ${isWide ? 'md:w-[600px]' : 'md:w-[400px]'} ${isOpen ? '' : 'hidden'}`}>
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

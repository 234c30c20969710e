import { useEffect, useRef, type KeyboardEvent } from 'react';
import { TAB_LABELS, tabHref, type Tab } from './tabs.ts';

/**
 * Tabs as links with their own addresses. Arrow keys, Home and End move the focus. Enter or Space opens a tab, because a tab may have
 * to load first.
 */
export function TabBar({ tabs, current }: { tabs: readonly Tab[]; current: Tab }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // Scroll only the bar, not the page.
    if (tab && bar.current) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <div
      ref={bar}
      role="tablist"
      aria-label="Profile Dashboard"
      className="relative -mx-4 mt-6 flex [scrollbar-width:thin] gap-1 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
    >
      {tabs.map((tab) => (
        <a
          key={tab}
          href={tabHref(tab)}
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === current}
          {...(tab === current && { 'aria-controls': 'tab-panel' })}
          tabIndex={tab === current ? 0 : -1}
          data-keep-scroll=""
          onKeyDown={onKeyDown}
          className="inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted no-underline -outline-offset-2 hover:text-primary aria-selected:border-primary aria-selected:text-primary"
        >
          {TAB_LABELS[tab]}
        </a>
      ))}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  if (event.key === ' ') tab.click();
  else {
    const next = tabForKey(tab, event.key);
    if (!next) return;
    next.focus();
  }
  event.preventDefault();
}

/** The tab that a key moves to. Wraps around at the ends. */
function tabForKey(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[key];
  return next === undefined ? undefined : tabs[next % tabs.length];
}

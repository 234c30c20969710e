import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** The one state of the header's menu: which group is open, and whether a phone shows the menu at all. */
export interface Menu {
  openGroup: string | undefined;
  isShown: boolean;
  toggleGroup: (id: string) => void;
  toggleShown: () => void;
  /** Closes groups and menu. */
  close: () => void;
  /** For the element around all of the menu. */
  frame: {
    ref: RefObject<HTMLElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

interface Opened {
  /** The visit of a page that it was opened on: going anywhere closes it. */
  at: string;
  group?: string;
  isShown: boolean;
}

/**
 * Disclosure buttons after the WAI-ARIA practices: Enter, Space or Down opens, arrows, Home and End move, Escape closes and
 * gives the focus back, leaving closes. `data-menu-top` marks what the bar holds, `data-menu-group` what a group holds.
 */
export function useMenu(): Menu {
  const { key } = useLocation();
  const frame = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened>({ at: key, isShown: false });
  const { group: openGroup, isShown } = opened.at === key ? opened : { group: undefined, isShown: false };
  const openOnly = (group: string | undefined) => setOpened({ at: key, isShown, ...(group !== undefined && { group }) });
  const closeAll = () => setOpened({ at: key, isShown: false });

  const escape = () => {
    if (openGroup !== undefined) openOnly(undefined);
    else closeAll();
    frame.current?.querySelector<HTMLElement>(openGroup !== undefined ? `[data-menu-top="${openGroup}"]` : '[data-menu-button]')?.focus();
  };
  useWayOut(frame, openGroup !== undefined || isShown, { escape, leave: closeAll });
  useSoleFocus(frame, isShown);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = frame.current && nextFocus(event, frame.current, (group) => flushSync(() => openOnly(group)));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // A press on something that takes no focus has no related target: `useWayOut` sees it.
    if (!(relatedTarget instanceof Element) || openGroup === undefined || isShown) return;
    if (!currentTarget.contains(relatedTarget) || groupOf(relatedTarget) !== openGroup) closeAll();
  };

  return {
    openGroup,
    isShown,
    toggleGroup: (id) => openOnly(openGroup === id ? undefined : id),
    toggleShown: () => setOpened({ at: key, isShown: !isShown }),
    close: closeAll,
    frame: { ref: frame, onKeyDown, onBlur },
  };
}

/** The group that an element of the menu belongs to, as its button or as one of its entries. */
const groupOf = (element: Element): string | undefined => {
  const own = element.closest<HTMLElement>('[data-menu-group]')?.dataset['menuGroup'];
  return own ?? element.closest<HTMLElement>('[data-menu-top]')?.dataset['menuTop'];
};

/** Where a key leads within the menu, after opening what it opens. */
function nextFocus(event: KeyboardEvent, frame: HTMLElement, open: (group: string) => void): HTMLElement | undefined {
  const target = event.target as HTMLElement;
  const group = target.dataset['menuTop'];
  if (group !== undefined) {
    if (event.key !== 'ArrowDown' || target.getAttribute('aria-expanded') === null) {
      return step(event.key, [...frame.querySelectorAll<HTMLElement>('[data-menu-top]')], target, ['ArrowLeft', 'ArrowRight']);
    }
    open(group);
    return frame.querySelector<HTMLElement>(`[data-menu-group="${group}"] :is(a, button)`) ?? target;
  }
  const entries = target.closest('[data-menu-group]')?.querySelectorAll<HTMLElement>('a, button') ?? [];
  return step(event.key, [...entries], target, ['ArrowUp', 'ArrowDown']);
}

/** The neighbour that a key asks for, around the ends; undefined for other keys. */
function step(key: string, all: HTMLElement[], from: HTMLElement, [back, on]: [string, string]): HTMLElement | undefined {
  const at = all.indexOf(from);
  if (at === -1) return undefined;
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== back && key !== on) return undefined;
  return all[(at + (key === on ? 1 : all.length - 1)) % all.length];
}

/** From wide windows on the menu is a bar, as in the style sheet (`md`). */
const WIDE = '(min-width: 48rem)';

/** While something is open: Escape, a press elsewhere, and a window that grows wide. */
function useWayOut(frame: RefObject<HTMLElement | null>, isActive: boolean, ways: { escape: () => void; leave: () => void }): void {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const wide = window.matchMedia(WIDE);
    const leave = () => latest.current.leave();
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) leave();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') latest.current.escape();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', leave);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', leave);
    };
  }, [frame, isActive]);
}

/** While a phone shows the menu over the page, what lies behind takes neither focus nor touch. Its scrolling is the style sheet's. */
function useSoleFocus(frame: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const behind = [...(frame.current?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== frame.current && !element.inert,
    );
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [frame, isActive]);
}

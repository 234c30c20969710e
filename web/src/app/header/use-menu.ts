import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** The state of the header's menu: the open group, and whether a phone shows the menu. */
export interface Menu {
  openGroup: string | undefined;
  isShown: boolean;
  toggleGroup: (id: string) => void;
  toggleShown: () => void;
  /** Closes the groups and the menu. */
  close: () => void;
  /** Props of the element around the whole menu. */
  frame: {
    ref: RefObject<HTMLElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

interface Opened {
  /** Location key at opening. Navigation changes the key and so closes the menu. */
  at: string;
  group?: string;
  isShown: boolean;
}

/**
 * Disclosure buttons as in the WAI-ARIA practices: Enter, Space or Down opens; arrow keys, Home and End move; Escape closes and
 * returns the focus; losing the focus closes. `data-menu-top` marks items of the bar, `data-menu-group` the panel of a group.
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
  useClosing(frame, openGroup !== undefined || isShown, { escape, leave: closeAll });
  useInertPage(frame, isShown);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = frame.current && nextFocus(event, frame.current, (group) => flushSync(() => openOnly(group)));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // A press on an element without focus has no related target. `useClosing` handles it.
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

/** The group of an element: it is the group's button or one of its entries. */
const groupOf = (element: Element): string | undefined => {
  const own = element.closest<HTMLElement>('[data-menu-group]')?.dataset['menuGroup'];
  return own ?? element.closest<HTMLElement>('[data-menu-top]')?.dataset['menuTop'];
};

/** The element that a key moves to. Opens a group if the key does so. */
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

/** The next or previous element, wrapping around. Undefined for other keys. */
function step(key: string, all: HTMLElement[], from: HTMLElement, [back, on]: [string, string]): HTMLElement | undefined {
  const at = all.indexOf(from);
  if (at === -1) return undefined;
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== back && key !== on) return undefined;
  return all[(at + (key === on ? 1 : all.length - 1)) % all.length];
}

/** From this width on the menu is a bar (`md` in the style sheet). */
const WIDE = '(min-width: 48rem)';

/** While something is open: Escape, a press outside, and a window that becomes wide all close it. */
function useClosing(frame: RefObject<HTMLElement | null>, isActive: boolean, actions: { escape: () => void; leave: () => void }): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
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

/** While a phone shows the menu over the page, the page takes no focus and no touch. The style sheet stops its scrolling. */
function useInertPage(frame: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const behind = [...(frame.current?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== frame.current && !element.inert,
    );
    const { dataset } = document.documentElement;
    dataset['behindMenu'] = '';
    for (const element of behind) element.inert = true;
    return () => {
      delete dataset['behindMenu'];
      for (const element of behind) element.inert = false;
    };
  }, [frame, isActive]);
}

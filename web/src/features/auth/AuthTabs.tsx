import type { KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const TABS = [
  { id: 'login', label: 'Log In' },
  { id: 'register', label: 'Sign Up' },
] as const;
export type AuthTab = (typeof TABS)[number]['id'];

/** Two tabs with their own addresses. Arrow keys, Home and End switch between them. */
export function AuthTabs({ selected }: { selected: AuthTab }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (tab: AuthTab) => {
    const query = new URLSearchParams(search);
    query.set('tab', tab);
    query.delete('reset');
    return `/auth?${query.toString()}`;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tab = tabOf(event.key, selected);
    if (tab === undefined) return;
    event.preventDefault();
    void navigate(addressOf(tab), { replace: true, preventScrollReset: true });
    document.getElementById(`tab-${tab}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Sign in or sign up" className="grid grid-cols-2 rounded-control bg-sunken p-1">
      {TABS.map(({ id, label }) => (
        <a
          key={id}
          id={`tab-${id}`}
          role="tab"
          href={addressOf(id)}
          data-keep-scroll=""
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onKeyDown={onKeyDown}
          {...(id === selected && { 'aria-controls': 'auth-panel' })}
          className="inline-flex min-h-10 items-center justify-center rounded-control border border-transparent px-3 text-sm font-medium text-muted no-underline hover:text-primary aria-selected:border-line aria-selected:bg-card aria-selected:text-ink"
        >
          {label}
        </a>
      ))}
    </div>
  );
}

/** With two tabs, both arrow keys lead to the other tab. Space activates, as on a button. */
function tabOf(key: string, selected: AuthTab): AuthTab | undefined {
  if (key === 'Home') return 'login';
  if (key === 'End') return 'register';
  if (key === ' ') return selected;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return selected === 'login' ? 'register' : 'login';
}

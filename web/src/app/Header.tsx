import { useLocation } from 'react-router-dom';
import { PRODUCT } from '../api/contracts.ts';

const LINKS = [
  { to: '/best-colleges', label: 'Colleges' },
  { to: '/discover', label: 'Discover' },
];

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="border-b border-line bg-paper" data-print="hide">
      <div className="page flex h-16 items-center justify-between gap-4">
        <a href="/" aria-label={`${PRODUCT.name}, home`} className="flex items-center gap-2.5 text-ink no-underline">
          <Logo />
          <span className="font-display text-2xl font-semibold tracking-tight">{PRODUCT.name}</span>
        </a>
        <nav aria-label="Main">
          <ul className="flex gap-1">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <a
                  href={to}
                  {...(pathname === to && { 'aria-current': 'page' as const })}
                  className="inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium text-ink no-underline hover:bg-tint hover:text-primary aria-[current=page]:bg-tint aria-[current=page]:text-primary"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** A pennant on its pole. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M9 6.5v19" strokeWidth="2.4" strokeLinecap="round" className="stroke-paper" />
      <path d="M11 8h15l-4.5 4.5L26 17H11z" className="fill-amber-fill" />
    </svg>
  );
}

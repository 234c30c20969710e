import { PRODUCT } from '../../api/domain/shared.ts';

/** The product's pennant and name, with a link to the home page. */
export function Logo() {
  return (
    <a href="/" aria-label={`${PRODUCT.name}, home`} className="flex items-center gap-2.5 text-ink no-underline">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path d="M9 6.5v19" strokeWidth="2.4" strokeLinecap="round" className="stroke-paper" />
        <path d="M11 8h15l-4.5 4.5L26 17H11z" className="fill-amber-fill" />
      </svg>
      <span className="font-display text-2xl font-semibold tracking-tight">{PRODUCT.name}</span>
    </a>
  );
}

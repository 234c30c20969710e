interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

const ITEM = 'figure inline-flex min-h-10 min-w-10 items-center justify-center rounded-control px-3 text-sm no-underline';

/** Links to the first, the last and the neighboring pages. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" data-print="hide" className="flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} label="Previous" />
      {pagesAround(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            {...(number === page && { 'aria-current': 'page' as const })}
            className={`${ITEM} ${number === page ? 'bg-primary font-semibold text-on-primary' : 'text-ink hover:bg-tint'}`}
          >
            {number}
          </a>
        ),
      )}
      <Step to={page < pages ? hrefOf(page + 1) : undefined} label="Next" />
    </nav>
  );
}

function Step({ to, label }: { to: string | undefined; label: string }) {
  if (to === undefined) return null;
  return (
    <a href={to} rel={label === 'Next' ? 'next' : 'prev'} className={`${ITEM} font-medium text-primary hover:bg-tint`}>
      {label}
    </a>
  );
}

/** The page numbers with null for a gap: 1 … 4 5 6 … 20. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1] ?? 0;
    if (number - previous === 2) return [number - 1, number];
    return number - previous > 2 ? [null, number] : [number];
  });
}

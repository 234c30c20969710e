import { TextLink } from '../TextLink.tsx';

/** Links to the parent pages. The last item is the page itself, without a link. */
export function Breadcrumb({ items }: { items: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted" data-print="hide">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {to === undefined ? <span aria-current="page">{label}</span> : <TextLink to={to}>{label}</TextLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { ServiceCategory } from '../../../api/domain/services.ts';
import { categoryHref, servicesText } from '../../../entities/service/service-words.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';

/** Leads to the page of a category. The whole card is the link. */
export function CategoryCard({ category: { slug, name, description, icon, count } }: { category: ServiceCategory }) {
  const [first = ''] = description.split(/(?<=\.)\s/);
  return (
    <a
      href={categoryHref(slug)}
      className="group flex h-full gap-4 rounded-card border border-line bg-card p-5 text-ink no-underline hover:border-primary"
    >
      <CategoryIcon name={icon} />
      <span className="min-w-0">
        <span className="block font-display text-lg leading-snug font-semibold group-hover:text-primary">{name}</span>
        <span className="figure mt-1 block text-sm text-muted">{servicesText(count)}</span>
        <span className="mt-2 block text-sm">{first}</span>
      </span>
    </a>
  );
}

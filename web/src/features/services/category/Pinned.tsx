import type { Service } from '../../../api/domain/services.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { priceWords, serviceHref } from '../../../entities/service/service-words.ts';

type Category = Service['category'];

/** Entries that every reader of a category should see, by slug. */
const SAFETY: Partial<Record<Category, { title: string; slugs: readonly string[] }>> = {
  'best-greek-life-rush-prep-services': {
    title: 'Know your rights: hazing',
    slugs: ['stophazing', 'hazing-prevention-network', 'clery-center-hazing'],
  },
  'best-college-moving-services': { title: 'Check a mover first', slugs: ['protect-your-move-fmcsa'] },
};
const MOST = 3;

/** Stays above the list whatever the filters say: safety first, otherwise the free and public services of a list that sells something. */
export function Pinned({ category, services }: { category: Category; services: readonly Service[] }) {
  const safety = SAFETY[category];
  const pinned = safety
    ? safety.slugs.flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
    : services.some(({ isCommercial }) => isCommercial)
      ? services.filter(({ isPublicAlternative, isLinkDead }) => isPublicAlternative && !isLinkDead).slice(0, MOST)
      : [];
  if (pinned.length === 0) return null;
  return (
    <section aria-labelledby="pinned" className="mt-8 rounded-card border border-line bg-tint p-5">
      <h2 id="pinned" className="text-lg">
        {safety?.title ?? 'Before you pay: free or public'}
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {pinned.map((service) => (
          <li key={service.id} className="text-sm">
            <TextLink to={serviceHref(service)} className="font-medium">
              {service.name}
            </TextLink>
            <span className="block">{priceWords(service)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

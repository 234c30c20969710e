import type { Service } from '../../../api/domain.ts';
import { ServiceBox } from '../ServiceBox.tsx';

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
  return <ServiceBox id="pinned" title={safety?.title ?? 'Before you pay: free or public'} services={pinned} />;
}

import { PRODUCT } from '../../api/domain.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeroImage } from '../../ui/page/HeroImage.tsx';
import { SearchForm } from './SearchForm.tsx';

/** What this place is, in one breath, and the three ways in. */
export function Hero() {
  return (
    <section className="page grid items-center gap-10 py-10 md:grid-cols-[1.1fr_1fr] md:py-16 lg:gap-16">
      <div>
        <h1 className="text-3xl sm:text-4xl">{PRODUCT.tagline}</h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{PRODUCT.promise}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={`/${PRODUCT.slug}`} className="min-h-12 px-6">
            Get Matches
          </ButtonLink>
          <ButtonLink to="/best-colleges" variant="secondary" className="min-h-12 px-6">
            Explore Colleges
          </ButtonLink>
        </div>
        <SearchForm />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <HeroImage {...SCENES.quad} className="col-span-2" isFirst />
        <HeroImage {...SCENES.library} />
        <HeroImage {...SCENES.room} />
      </div>
    </section>
  );
}

/** Drawn for this product, in its colours; the same in both themes. Each stands in for another that cannot be loaded. */
const SCENES = {
  quad: {
    src: '/scenes/quad.svg',
    fallbackSrc: '/scenes/library.svg',
    alt: 'Students walk across a green towards a brick hall with a clock tower, on a warm evening',
  },
  library: {
    src: '/scenes/library.svg',
    fallbackSrc: '/scenes/room.svg',
    alt: 'Two students read at a library table below tall windows',
  },
  room: {
    src: '/scenes/room.svg',
    fallbackSrc: '/scenes/library.svg',
    alt: 'Two roommates sit on their beds and talk, with the campus outside the window',
  },
} as const;

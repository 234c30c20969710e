import { Suspense, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PRODUCT } from '../../api/domain/shared.ts';
import { LazyCollegeCombobox } from '../../entities/college-search/LazyCollegeCombobox.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { HeroImage } from '../../ui/page/HeroImage.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { pricesChunk } from './chunks.ts';

export function Hero() {
  return (
    <section className="page grid gap-x-10 gap-y-8 pt-8 pb-6 md:pt-12 lg:grid-cols-2 lg:items-center lg:gap-x-14">
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
      <Suspense fallback={<Skeleton className="h-110" />}>
        <pricesChunk.Component />
      </Suspense>
      <div className="grid grid-cols-3 gap-2 sm:gap-4 lg:col-span-2">
        <HeroImage {...SCENES.quad} isFirst />
        <HeroImage {...SCENES.library} />
        <HeroImage {...SCENES.room} />
      </div>
    </section>
  );
}

/** Drawn for this product. The same files serve both themes, and each has a fallback. */
const SCENES = {
  quad: {
    src: '/scenes/quad.svg',
    fallbackSrc: '/scenes/library.svg',
    alt: 'Students walk across a lawn toward a brick hall with a clock tower on a warm evening',
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

/** Also works without JavaScript. */
function SearchForm() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const text = typeof q === 'string' ? q.trim() : '';
    void navigate(text === '' ? '/discover' : `/discover?${new URLSearchParams({ q: text }).toString()}`);
  };
  return (
    <form role="search" action="/discover" onSubmit={submit} className="mt-8 border-t border-line pt-6">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <LazyCollegeCombobox
          label="Or search by name or place"
          placeholder="e.g. NYU, Bama or Fresno"
          className="flex-1"
          text={text}
          onText={setText}
          onCollege={({ slug }) => void navigate(`/colleges/${slug}`)}
          onFilter={({ query }) => void navigate(`/discover?${query}`)}
        />
        <Button type="submit" variant="secondary" className="min-h-12 px-6">
          Find colleges
        </Button>
      </div>
    </form>
  );
}

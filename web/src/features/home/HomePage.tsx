import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PRODUCT } from '../../api/contracts.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { CampusScene } from './CampusScene.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { Spotlight } from './Spotlight.tsx';

export function HomePage() {
  return (
    <>
      <PageHead description={`${PRODUCT.tagline} ${PRODUCT.promise}`} canonicalPath="/" />
      <section className="page grid items-center gap-10 py-12 md:grid-cols-[1.15fr_1fr] md:py-20">
        <div>
          <h1 className="text-3xl sm:text-4xl">{PRODUCT.tagline}</h1>
          <p className="mt-5 max-w-prose text-lg text-muted">{PRODUCT.promise}</p>
          <SearchForm />
          <div className="mt-4">
            <ButtonLink to="/best-colleges" variant="quiet" className="-ml-4">
              Explore Colleges
            </ButtonLink>
          </div>
        </div>
        <CampusScene />
      </section>
      <FeatureCards />
      <Spotlight />
    </>
  );
}

/** A plain form that leads to the search page, with or without scripts. */
function SearchForm() {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const text = typeof q === 'string' ? q.trim() : '';
    void navigate(text === '' ? '/discover' : `/discover?${new URLSearchParams({ q: text }).toString()}`);
  };
  return (
    <form role="search" action="/discover" onSubmit={submit} className="mt-8 flex flex-col gap-3 sm:flex-row">
      <div className="relative flex-1">
        <label htmlFor="home-search" className="sr-only">
          Search by name
        </label>
        <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          id="home-search"
          type="search"
          name="q"
          autoComplete="off"
          maxLength={200}
          placeholder="College name or nickname"
          className="min-h-12 w-full rounded-card border border-edge bg-card py-2 pr-4 pl-12 hover:border-ink"
        />
      </div>
      <Button type="submit" className="min-h-12 px-6">
        Find colleges
      </Button>
    </form>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { LONGEST_WORDS } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { breadcrumbList } from '../../../entities/page/breadcrumb-data.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { StructuredData } from '../../../entities/page/StructuredData.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ResultsRegion, SkipToResults } from '../../../ui/page/SkipToResults.tsx';
import { ORDER_TEXT } from '../order-text.ts';
import { useHomeState } from '../own-state.ts';
import type { ServiceQuery } from '../service-url.ts';
import { categoriesQuery } from '../services.queries.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { FoundServices } from './FoundServices.tsx';
import { OwnStateServices } from './OwnStateServices.tsx';

const descriptionOf = (areas: number): string =>
  `Help for students in ${areas} areas, from test prep to insurance, with free and public services first. There is no paid placement.`;

/** The marketplace: a search over all services, and a card for each category. */
export function ServicesHome() {
  const query = useLoaderData<ServiceQuery>();
  const { api, publicUrl } = useSite();
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const homeState = useHomeState();
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Student services"
        description={descriptionOf(categories.length)}
        canonicalPath="/services"
        isUnlisted={query.q !== undefined}
      />
      <StructuredData
        value={breadcrumbList(publicUrl, [
          { label: 'Home', to: '/' },
          { label: 'Student services', to: '/services' },
        ])}
      />
      <h1 className="text-3xl">Student services</h1>
      {query.q !== undefined && <SkipToResults />}
      <p className="mt-4 max-w-text text-lg">
        Help on the way to college and through it. We list services of others, and free and public ones come first. {ORDER_TEXT}
      </p>
      <form role="search" action="/services" className="mt-6 flex max-w-text flex-wrap items-end gap-3">
        <SearchField
          label="Search all services"
          defaultValue={query.q ?? ''}
          maxLength={LONGEST_WORDS}
          className="min-w-60 flex-1"
          key={query.q}
        />
        <Button type="submit" className="min-h-12">
          Search
        </Button>
      </form>
      {query.q !== undefined && (
        <ResultsRegion>
          <FoundServices query={query} />
        </ResultsRegion>
      )}
      {query.q === undefined && homeState !== undefined && <OwnStateServices homeState={homeState} />}
      <h2 className="mt-10 text-2xl">{query.q === undefined ? 'Choose an area' : 'Or choose an area'}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-text text-sm text-muted">
        Looking for a person to live with? See <TextLink to="/roommates">roommates</TextLink>. Do you offer a service? Ask us for a provider
        account, and propose it in your profile. A listing costs nothing and does not change the order.
      </p>
    </div>
  );
}

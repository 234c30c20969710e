import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useLocation } from 'react-router-dom';
import { paragraphsOf } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { breadcrumbList, type Crumb } from '../../../entities/page/breadcrumb-data.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { StructuredData } from '../../../entities/page/StructuredData.tsx';
import { CATEGORY_TITLES, categoryHref } from '../../../entities/service/service-words.ts';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { ResultsRegion, SkipToResults } from '../../../ui/page/SkipToResults.tsx';
import { ORDER_TEXT } from '../order-text.ts';
import { comparedIn, filterCount, type ServiceQuery } from '../service-url.ts';
import { categoriesQuery, servicesQuery } from '../services.queries.ts';
import { itemList } from '../structured-data.ts';
import { Comparison } from './Comparison.tsx';
import { Filters } from './Filters.tsx';
import { Notice } from './Notice.tsx';
import { Pinned } from './Pinned.tsx';
import { ServiceList } from './ServiceList.tsx';

/** The services of one category, with filters and a comparison. */
export function CategoryPage() {
  const query = useLoaderData<ServiceQuery>();
  const { search } = useLocation();
  const { api, publicUrl } = useSite();
  const { category = 'best-test-prep-services' } = query;
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const { data: list } = useSuspenseQuery(servicesQuery(api, query));
  const { data: whole } = useSuspenseQuery(servicesQuery(api, { category }));
  const about = categories.find(({ slug }) => slug === category);
  const title = CATEGORY_TITLES[category];
  const compared = comparedIn(search).flatMap((slug) => whole.items.find((service) => service.slug === slug) ?? []);
  const crumbs: Crumb[] = [
    { label: 'Home', to: '/' },
    { label: 'Student services', to: '/services' },
    { label: title, to: categoryHref(category) },
  ];
  const paragraphs = paragraphsOf(about?.description ?? '');
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title={title}
        description={paragraphs[0] ?? title}
        canonicalPath={categoryHref(category)}
        isUnlisted={filterCount(query) > 0 || compared.length > 0}
      />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      {list.items.length > 0 && <StructuredData value={itemList(publicUrl, title, list)} />}
      <Breadcrumb items={crumbs.map(({ label, to }, index) => (index < crumbs.length - 1 ? { label, to } : { label }))} />
      <h1 className="mt-4 text-3xl">{title}</h1>
      <SkipToResults />
      <Notice category={category} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-text text-lg">
          {paragraph}
        </p>
      ))}
      <section aria-labelledby="order" className="mt-6 max-w-text">
        <h2 id="order" className="font-sans text-sm font-semibold">
          How this list is ordered
        </h2>
        <p className="mt-1 text-sm text-muted">{ORDER_TEXT}</p>
      </section>
      <Pinned category={category} services={whole.items} />
      <Filters query={query} list={list} compared={compared} />
      <Comparison query={query} compared={compared} />
      <ResultsRegion>
        <ServiceList query={query} list={list} compared={compared} />
      </ResultsRegion>
    </div>
  );
}
